import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../lib/breakpoints.ts';
import { Icon } from './icon.tsx';
import styles from './notices.module.css';
import { type Notice, NoticePlaceContext, type Notify, NotifyContext } from './use-notify.ts';

/** The time for which a notice is shown, in milliseconds. An error takes longer to read and to act upon. */
const lifetimes = { success: 6_000, error: 12_000 };

const isPhone = () => matchMedia(`(width < ${breakpoints.sm}rem)`).matches;

/** Provides `useNotify` to the screens inside. antd's notices vanish under the keyboard's focus: docs/decisions/0012. */
export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const takePlace = useCallback((element: HTMLElement | null) => setPlace(element && isPhone() ? element : null), []);
  const drop = useCallback(
    (dropped: Notice) => {
      // The page does not move while somebody reads or taps it.
      if (place) place.style.minBlockSize = `${place.getBoundingClientRect().height}px`;
      setNotices((all) => all.filter((notice) => notice !== dropped));
    },
    [place],
  );
  const notify = useCallback<Notify>(
    (notice) => {
      setNotices((all) => [...all.filter(({ key }) => key !== notice.key), notice]);
      return () => drop(notice);
    },
    [drop],
  );
  const shown = (
    <div className={place ? styles.inPlace : styles.notices}>
      {notices.map((notice) => (
        <NoticeCard key={notice.key} notice={notice} onEnd={drop} />
      ))}
    </div>
  );
  return (
    <NotifyContext value={notify}>
      <NoticePlaceContext value={takePlace}>{children}</NoticePlaceContext>
      {place ? createPortal(shown, place) : shown}
    </NotifyContext>
  );
}

function NoticeCard({ notice, onEnd }: { notice: Notice; onEnd: (notice: Notice) => void }) {
  const { t } = useTranslation('common');
  const [isHeld, setIsHeld] = useState(false);
  const { tone, title, text } = notice;

  // A notice stays while it is hovered or contains the focus.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onEnd(notice), lifetimes[tone]);
    return () => clearTimeout(timer);
  }, [isHeld, notice, tone, onEnd]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div
      role="alert"
      className={styles.notice}
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon of={tone === 'success' ? 'check-circle-filled' : 'exclamation-circle-filled'} className={styles.sign} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <button type="button" aria-label={t('notice.close')} onClick={() => onEnd(notice)}>
        <Icon of="close-outlined" />
      </button>
    </div>
  );
}
