import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** Renders the control with this id. */
  children: (id: string) => ReactNode;
}

/** A control outside a form, with its label above. */
export function Labelled({ label, children }: Props) {
  const id = useId();
  return (
    <Flex vertical gap={2} flex="1 1 8rem">
      <Text strong>
        <label htmlFor={id}>{label}</label>
      </Text>
      {children(id)}
    </Flex>
  );
}
