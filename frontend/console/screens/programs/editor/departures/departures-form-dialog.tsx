import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  onLeave: () => void;
  children: ReactNode;
}

/** A dialog that saves departures, beside the program's form behind it. */
export function DeparturesFormDialog({ width = '44rem', saving: { isSaving, problem }, children, ...dialog }: Props) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  return (
    <FormDialog {...dialog} width={width} isSaving={isSaving} cancelText={t('adminPrograms:editor.cancel')}>
      <ProblemAlert title={problem && t('departures.saveFailed')} text={problem} />
      {children}
    </FormDialog>
  );
}
