import Flex from 'antd/es/flex';
import type { ReactNode, Ref } from 'react';
import { PageTitle } from '#shared/components/page-title.tsx';
import styles from './screen-head.module.css';

interface Props {
  title: string;
  /** Content below the title. */
  children?: ReactNode;
  /** Actions, at the end of the row. */
  actions: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The title of a console screen, in its head and in the browser's tab. */
export function ScreenHead({ title, children, actions, headingRef }: Props) {
  return (
    <Flex component="header" wrap align="center" justify="space-between" gap="12px 24px" className={styles.head}>
      <PageTitle title={title} />
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      {actions}
    </Flex>
  );
}
