import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Skeleton from 'antd/es/skeleton';

const placeholders = [1, 2, 3, 4, 5, 6];

/** A list's skeleton during its first load. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Card role="status" aria-label={label} aria-busy>
    <Flex vertical gap={32}>
      {placeholders.map((number) => (
        <Skeleton
          key={number}
          active
          avatar={{ shape: 'square' }}
          title={false}
          paragraph={{ rows: 2, width: ['35%', '80%'] }}
        />
      ))}
    </Flex>
  </Card>
);
