import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../../components/console.module.css';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { ProblemAlert } from '../../../../features/session/problem-alert.tsx';

interface Props {
  open: boolean;
  title: string;
  width?: string;
  formId: string;
  /** The state of the save; `problem` is why it failed. */
  saving: { isSaving: boolean; problem: string | undefined };
  submitText: string;
  /** The time at which what it shows was typed, if that was before a reload. */
  keptAt: string | undefined;
  onBeginAgain: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** A dialog that saves departures, beside the program's form behind it. */
export function DeparturesFormDialog({ width = '44rem', saving, keptAt, onBeginAgain, children, ...dialog }: Props) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { language } = useLanguage();
  const { isSaving, problem } = saving;
  return (
    <FormDialog {...dialog} width={width} isSaving={isSaving} cancelText={t('adminPrograms:editor.cancel')}>
      <ProblemAlert title={problem && t('departures.saveFailed')} text={problem} />
      {keptAt && (
        <Alert
          className={`${shared.alert} ${shared.apart}`}
          type="info"
          title={t('departures.kept', { time: formatDateTime(keptAt, language) })}
          action={
            <Button onClick={onBeginAgain} disabled={isSaving}>
              {t('departures.beginAgain')}
            </Button>
          }
        />
      )}
      {children}
    </FormDialog>
  );
}
