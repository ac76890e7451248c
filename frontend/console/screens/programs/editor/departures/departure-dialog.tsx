import Alert from 'antd/es/alert';
import Form from 'antd/es/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import shared from '../../../../components/console.module.css';
import { useLeaving } from '../../../../components/use-leaving.ts';
import type { DepartureValues } from '../../../../features/departures/departure-values.ts';
import { DepartureConflict } from './departure-conflict.tsx';
import type { DialogProps } from './departure-dialogs.tsx';
import { DepartureFields } from './departure-fields.tsx';
import { DeparturesFormDialog } from './departures-form-dialog.tsx';
import { useDepartureForm } from './use-departure-form.ts';

interface Props extends DialogProps {
  /** The departure to change; undefined for a new one. */
  edited: Departure | undefined;
  copied: Departure | undefined;
}

/** The dialog to add or change one departure. Saving it does not save the program's form behind it. */
export function DepartureDialog({ open, onBeginAgain, onClose, ...options }: Props) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const formId = useId();
  const editor = useDepartureForm({ ...options, onDone: onClose });
  const { form, isSaving, conflict } = editor;
  const leave = useLeaving(
    editor,
    {
      title: t('adminPrograms:editor.discardTitle'),
      content: t('departures.discardText'),
      okText: t('adminPrograms:editor.discard'),
      cancelText: t('adminPrograms:editor.keepEditing'),
    },
    onClose,
  );
  return (
    <DeparturesFormDialog
      open={open}
      title={t(options.edited ? 'departures.editTitle' : 'departures.addTitle')}
      formId={formId}
      saving={editor}
      keptAt={editor.keptAt}
      onBeginAgain={onBeginAgain}
      onLeave={leave}
      submitText={t(options.edited ? 'departures.save' : 'departures.addOne')}
    >
      {options.copied && <Alert type="info" title={t('departures.copied')} className={shared.apart} />}
      {conflict && <DepartureConflict {...conflict} onMine={editor.keepMine} onTheirs={editor.takeTheirs} />}
      <Form<DepartureValues>
        form={form}
        id={formId}
        name="departure"
        layout="vertical"
        className={shared.form}
        initialValues={editor.shown}
        disabled={isSaving}
        onValuesChange={editor.changed}
        onFinish={() => void editor.submit()}
        noValidate
        autoComplete="off"
      >
        <DepartureFields />
      </Form>
    </DeparturesFormDialog>
  );
}
