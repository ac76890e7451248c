import Modal, { type ModalProps } from 'antd/es/modal';
import styles from './scrollable-modal.module.css';

const classNames = {
  container: styles.container,
  body: styles.body,
  footer: styles.footer,
} as const;

/** A dialog whose content scrolls between its title and its buttons. On a phone it fills the screen. */
export const ScrollableModal = ({ width, ...modal }: Omit<ModalProps, 'width'> & { width: string }) => (
  <Modal {...modal} width={`min(${width}, 100vw)`} className={styles.dialog} classNames={classNames} />
);
