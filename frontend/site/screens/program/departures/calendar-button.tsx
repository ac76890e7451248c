import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { Icon } from '#shared/components/icon.tsx';
import { useAgencyNames } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { DepartureView } from '../../../features/programs/departure-view.ts';
import { calendarFile } from '../../../lib/calendar-file.ts';
import { pageAddress } from '../../../lib/page-address.ts';
import styles from './calendar-button.module.css';

/** The facts of a program that calendars show. */
export interface DepartingProgram {
  id: string;
  title: string;
  city: string;
}

interface CalendarButtonProps {
  program: DepartingProgram;
  departure: DepartureView;
  /** The days of the departure in words. */
  days: string;
}

/** Saves a departure as a file for the reader's calendar. */
export function CalendarButton({ program, departure: { id, from, to }, days }: CalendarButtonProps) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const { name } = useAgencyNames();
  const save = () => {
    const url = pageAddress(paths.program(program.id), language);
    const text = t('calendar.text', { url });
    const event = { agency: name, from, to, title: program.title, place: program.city, text, url };
    const file = calendarFile({ ...event, uid: `${program.id}.${id}@${new URL(url).hostname}` }, new Date());
    download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${from}.ics`);
  };
  return (
    <button type="button" className={styles.calendar} onClick={save} aria-label={t('calendar.addOf', { days })}>
      <Icon of="calendar-outlined" />
      {t('calendar.add')}
    </button>
  );
}

function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
