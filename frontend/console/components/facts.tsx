import Descriptions from 'antd/es/descriptions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatHijri } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from './console.module.css';
import { Hint } from './hint.tsx';

export interface Fact {
  label: string;
  /** If empty, the fact is left out. */
  value: ReactNode;
}

/**
 * Pairs of label and value, one per line; nothing if all are empty. Bordered, because antd marks the labels as table
 * headers only then.
 */
export function Facts({ facts }: { facts: Fact[] }) {
  const items = facts
    .filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false)
    .map(({ label, value }) => ({ key: label, label, children: value }));
  if (items.length === 0) return null;
  return <Descriptions bordered size="small" column={1} items={items} styles={{ label: { width: '33%' } }} />;
}

/** A visitor's text in its own direction, with its line breaks. */
export function OwnWords({ text }: { text: string }) {
  return (
    <p className={shared.words} dir="auto">
      {text}
    </p>
  );
}

/** A calendar day with its Umm al-Qura date, which many customers use. */
export function Day({ day }: { day: string }) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  return (
    <time dateTime={day}>
      {formatDate(day, language)} <Hint as="small">{t('day.hijri', { day: formatHijri(day, language) })}</Hint>
    </time>
  );
}
