import Flex from 'antd/es/flex';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { ListCard } from '../../components/list-card.tsx';
import { ReceivedAt } from '../../features/enquiries/received-at.tsx';
import type { ActivityListProps } from './activity-list-props.ts';
import { ActivityPerson } from './activity-person.tsx';
import { ActivityText } from './activity-text.tsx';

/** The list of activity for phones and tablets. */
export const ActivityCards = ({ entries, loading, onFilter }: ActivityListProps) => (
  <ul
    className={shared.bare}
    style={{ ...grid('24rem', '0.75rem', 'auto-fill'), opacity: loading ? 0.55 : 1 }}
    aria-busy={loading}
  >
    {entries.map((entry) => (
      <li key={entry.id}>
        <ListCard>
          <Flex align="start" justify="space-between" gap={12}>
            <ActivityPerson entry={entry} onFilter={onFilter} />
            <ReceivedAt instant={entry.at} />
          </Flex>
          <div>
            <ActivityText entry={entry} />
          </div>
        </ListCard>
      </li>
    ))}
  </ul>
);
