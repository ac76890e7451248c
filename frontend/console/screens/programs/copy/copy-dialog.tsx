import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { LoadProblem } from '../../../features/session/load-problem.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyDialogProps {
  program: Program;
  /** Called with the copy, which is a draft. */
  onCopied: (copy: Program) => void;
  onClose: () => void;
}

/** Copies a program, with its coming departures or without. */
export default function CopyDialog({ program, onCopied, onClose }: CopyDialogProps) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { language } = useLanguage();
  const { departures, hasDepartures, setHasDepartures, error, isBusy, isReady, load, copy } = useCopy(
    program,
    onCopied,
  );
  const name = programTexts(program, language).trip_name || t('adminPrograms:card.untitled');
  return (
    <ScrollableModal
      open
      title={t('copy.title')}
      width="36rem"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('copy.cancel')}</Button>
          <Button type="primary" loading={isBusy} disabled={!isReady} onClick={copy}>
            {t('copy.confirm')}
          </Button>
        </>
      }
    >
      {error !== undefined && <LoadProblem title={t('copy.loadFailed')} error={error} onRetry={load} />}
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <p>{t('copy.text')}</p>
      {departures.length > 0 && (
        <Checkbox
          checked={hasDepartures}
          disabled={isBusy}
          onChange={({ target }) => setHasDepartures(target.checked)}
          style={{ marginBlockStart: '1rem' }}
        >
          {t('copy.departures', { count: departures.length })}
        </Checkbox>
      )}
    </ScrollableModal>
  );
}
