import Card from 'antd/es/card';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Content at the end of the header. */
  extra?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a screen: a card labelled by its heading. */
export function Panel({ title, extra, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      title={<h2 id={id}>{title}</h2>}
      extra={extra}
      // Arabic letters reach below their line.
      styles={{ title: { overflow: 'clip visible' } }}
      className={`${styles.panel} ${className}`}
    >
      {children}
    </Card>
  );
}
