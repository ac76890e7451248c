import Card from 'antd/es/card';
import { type ReactNode, useId } from 'react';
import styles from './overview-screen.module.css';

interface PanelProps {
  title: string;
  /** At the end of the head. */
  extra: ReactNode;
  children: ReactNode;
}

/** A card of the overview, with a heading that names it. */
export function Panel({ title, extra, children }: PanelProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} title={<h2 id={id}>{title}</h2>} extra={extra} className={styles.panel}>
      {children}
    </Card>
  );
}
