import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { CopyButton } from '#shared/components/copy-button.tsx';

interface Props {
  text: string;
  /** Names the button. */
  label: string;
  children: ReactNode;
}

/** A value with a button that copies it. */
export function Copied({ text, label, children }: Props) {
  return (
    <Flex align="center" justify="space-between" gap="small">
      <span>{children}</span>
      <CopyButton text={text} label={label} />
    </Flex>
  );
}
