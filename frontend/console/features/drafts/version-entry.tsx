import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contracts/api/draft-shapes';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { nameOf } from './person-name.ts';

/** A publication of a program or of a section of the site. */
export interface Version {
  version: number;
  published_at: string | null;
  published_by: Person;
  note: string | null;
}

export interface VersionEntryProps {
  version: Version;
  /** The version before it; undefined for the oldest that is kept. */
  before: Version | undefined;
  /** Shows in what it differs from the version before. */
  changes: (before: number) => ReactNode;
  /** Stands in place of the publisher's name where that is not stored. */
  unknown: string;
  isCurrent: boolean;
  onRestore: ((version: number) => void) | undefined;
}

export function VersionEntry({ version, before, unknown, isCurrent, changes, onRestore }: VersionEntryProps) {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { version: number, published_at, published_by, note } = version;
  return (
    <article aria-labelledby={id}>
      <Flex wrap align="center" gap="small">
        <h3 id={id} className={shared.subhead} style={{ margin: 0 }}>
          {t('history.version', { number })}
        </h3>
        {isCurrent && (
          <Tag style={{ color: 'var(--color-palm)', background: 'var(--color-palm-pale)', borderColor: 'transparent' }}>
            {t('history.current')}
          </Tag>
        )}
      </Flex>
      <Hint>
        {published_at
          ? t('history.by', { name: nameOf(published_by), when: formatDateTime(published_at, language) })
          : unknown}
      </Hint>
      {note && (
        <p className={shared.words}>
          <bdi>{t('history.note', { note })}</bdi>
        </p>
      )}
      <Flex wrap align="center" gap="small" style={{ marginBlockStart: '0.5rem' }}>
        {before ? (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('history.show')}
          </Button>
        ) : (
          <Hint>{t(number > 1 ? 'history.oldest' : 'history.first')}</Hint>
        )}
        {!isCurrent && onRestore && <Button onClick={() => onRestore(number)}>{t('history.restore')}</Button>}
      </Flex>
      {before && isOpen && changes(before.version)}
    </article>
  );
}
