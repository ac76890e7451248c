import Alert from 'antd/es/alert';
import App from 'antd/es/app';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSection } from '#contracts/api/section-names';
import shared from '../../components/console.module.css';
import type { Checked, Refusal } from '../../features/site-moving/import-site.ts';

interface Props {
  checked: Checked;
  onApply: (checked: Checked) => Promise<void>;
  onDiscard: () => void;
}

/** Lists what a checked file would change. If the server refused parts of the file, it lists those instead. */
export function ImportReview({ checked, onApply, onDiscard }: Props) {
  const { t } = useTranslation('adminMoving');
  const { modal } = App.useApp();
  const [isStarting, setIsStarting] = useState(false);
  const { refused, site } = checked;
  const changes = site.documents.filter(({ change }) => change !== 'same');
  const isRefused = refused.length > 0;

  const ask = () =>
    void modal.confirm({
      title: t('review.confirmTitle'),
      content: t('review.confirmText'),
      okText: t('review.apply'),
      cancelText: t('review.cancel'),
      onOk: () => {
        setIsStarting(true);
        void onApply(checked).finally(() => setIsStarting(false));
      },
    });

  return (
    <section aria-label={t('review.title')}>
      {isRefused ? (
        <Refusals refused={refused} />
      ) : changes.length === 0 ? (
        <Alert type="info" showIcon title={t('review.nothing')} />
      ) : (
        <Changes
          documents={changes}
          same={site.documents.length - changes.length}
          photos={checked.photos + checked.pictures}
        />
      )}
      <Flex wrap gap="small" style={{ marginBlockStart: '1rem' }}>
        {!isRefused && changes.length > 0 && (
          <Button type="primary" loading={isStarting} onClick={ask}>
            {t('review.apply')}
          </Button>
        )}
        <Button onClick={onDiscard}>{t('review.discard')}</Button>
      </Flex>
    </section>
  );
}

function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useTranslation('adminMoving');
  return (
    <Alert
      type="error"
      showIcon
      title={t('review.refused', { count: refused.length })}
      description={
        <ul>
          {refused.map(({ file, fields }) => (
            <li key={file}>
              <bdi dir="ltr">{file}</bdi>
              <ul>
                {fields.map(({ field, message }) => (
                  <li key={field}>
                    {field && (
                      <>
                        <bdi dir="ltr">{field}</bdi>:{' '}
                      </>
                    )}
                    {t(`photoFaults.${message as 'damaged'}`, { defaultValue: message })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      }
    />
  );
}

interface ChangesProps {
  documents: Checked['site']['documents'];
  same: number;
  photos: number;
}

function Changes({ documents, same, photos }: ChangesProps) {
  const { t } = useTranslation(['adminMoving', 'adminSite']);
  const sectionsOf = (kind: 'section' | 'section_draft') =>
    documents
      .filter((one) => one.kind === kind)
      .map(({ id }) => (isSection(id) ? t(`adminSite:${id}.title`) : id))
      .join(t('review.comma'));
  const settings = documents
    .filter(({ kind }) => kind === 'setting')
    .map(({ id }) => t(id === 'hours' ? 'review.hours' : 'review.seasons'))
    .join(t('review.comma'));
  const countOf = (kind: 'program' | 'program_draft', change: 'new' | 'changed') =>
    documents.filter((one) => one.kind === kind && one.change === change).length;
  return (
    <>
      <h3 className={shared.subhead}>{t('review.title')}</h3>
      <ul>
        {sectionsOf('section') && (
          <li>
            {t('review.sections')} {sectionsOf('section')}
          </li>
        )}
        {sectionsOf('section_draft') && (
          <li>
            {t('review.sectionDrafts')} {sectionsOf('section_draft')}
          </li>
        )}
        {settings && (
          <li>
            {t('review.settings')} {settings}
          </li>
        )}
        <Count of="newPrograms" count={countOf('program', 'new')} />
        <Count of="changedPrograms" count={countOf('program', 'changed')} />
        <Count of="newDrafts" count={countOf('program_draft', 'new')} />
        <Count of="changedDrafts" count={countOf('program_draft', 'changed')} />
        <Count of="photos" count={photos} />
        <Count of="same" count={same} />
      </ul>
    </>
  );
}

interface CountProps {
  of: 'newPrograms' | 'changedPrograms' | 'newDrafts' | 'changedDrafts' | 'photos' | 'same';
  count: number;
}

function Count({ of, count }: CountProps) {
  const { t } = useTranslation('adminMoving');
  return count > 0 && <li>{t(`review.${of}`, { count })}</li>;
}
