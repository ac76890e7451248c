import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramVersion } from '#contracts/api/program-drafts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { nameOf } from '../../../features/programs/drafts/person-name.ts';
import { stateLook } from '../../../features/programs/drafts/program-state.ts';
import { VersionChanges } from './version-changes.tsx';

const { ink, ground } = stateLook.published;

interface Props {
  programId: string;
  version: ProgramVersion;
  /** The version before it; undefined for the oldest that is kept. */
  before: ProgramVersion | undefined;
  isCurrent: boolean;
  onRestore: (version: number) => void;
}

/** One publication. */
export function VersionEntry({ programId, version, before, isCurrent, onRestore }: Props) {
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
          <Tag style={{ color: ink, background: ground, borderColor: 'transparent' }}>{t('history.current')}</Tag>
        )}
      </Flex>
      <Hint>
        {published_at
          ? t('history.by', { name: nameOf(published_by), when: formatDateTime(published_at, language) })
          : t('history.unknown')}
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
          <Hint>{t('history.first')}</Hint>
        )}
        {!isCurrent && <Button onClick={() => onRestore(number)}>{t('history.restore')}</Button>}
      </Flex>
      {before && isOpen && <VersionChanges programId={programId} before={before.version} after={number} />}
    </article>
  );
}
