import type { ReactNode } from 'react';
import type { AnnouncementTone } from '#contracts/api/announcement-rules';
import styles from './announcement-line.module.css';

interface Props {
  tone: AnnouncementTone;
  text: string;
  /** The announcement's link. */
  link?: ReactNode;
  /** The button that closes it. */
  close?: ReactNode;
}

/** The announcement, above the header. */
export const AnnouncementLine = ({ tone, text, link, close }: Props) => (
  <div className={`${styles.line} ${styles[tone]}`}>
    <p className={styles.words}>
      {text} {link}
    </p>
    {close}
  </div>
);
