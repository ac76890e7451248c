import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useLanguage } from '#shared/lib/use-language.ts';
import { focusRowLink } from './row-link.tsx';
import styles from './side-panel.module.css';

interface Props {
  isOpen: boolean;
  /** True if the list stays usable beside the panel. */
  isBeside: boolean;
  title: ReactNode;
  /** The id of the row that the panel shows. Closing the panel focuses the row again. */
  rowId: string | undefined;
  onClose: () => void;
  /** Called when the panel has slid out. */
  onClosed: () => void;
  children: ReactNode;
}

/** The panel that shows a list's row in full, over the list or beside it. */
export function SidePanel({ isOpen, isBeside, title, rowId, onClose, onClosed, children }: Props) {
  const { direction } = useLanguage();
  return (
    <Drawer
      rootClassName={`${styles.drawer} ${isBeside ? styles.beside : ''}`}
      mask={!isBeside}
      aria-modal={!isBeside}
      open={isOpen}
      onClose={onClose}
      afterOpenChange={(isNowOpen) => {
        if (isNowOpen || rowId === undefined) return;
        focusRowLink(rowId);
        onClosed();
      }}
      // `afterOpenChange` sets the focus instead, because the panel may have shown several rows.
      focusable={{ focusTriggerAfterClose: false }}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size={isBeside ? '30rem' : 'min(36rem, 100vw)'}
      title={title}
    >
      {children}
    </Drawer>
  );
}
