import TextArea from 'antd/es/input/TextArea';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '#shared/lib/use-today.ts';
import { Hint } from '../../../../components/hint.tsx';
import { Labelled } from '../../../../components/labelled.tsx';
import { keptDepartures } from '../../../../features/departures/kept-departures.ts';
import { readPastedRows } from '../../../../features/departures/pasted-rows.ts';
import type { DialogProps } from './departure-dialogs.tsx';
import { DeparturesFormDialog } from './departures-form-dialog.tsx';
import { PastedTable } from './pasted-table.tsx';
import { useAddMany } from './use-add-many.ts';

/** Takes rows from a spreadsheet, shows what each says and lacks, and adds the good ones once staff say so. */
export function PasteDialog({ open, programId, control, kept, onBeginAgain, onClose }: DialogProps) {
  const { t } = useTranslation('adminOffer');
  const formId = useId();
  const today = useToday();
  const before = kept?.kind === 'paste' ? kept : undefined;
  const [text, setText] = useState(before?.text ?? '');
  const adding = useAddMany({ programId, control, onDone: onClose });
  const rows = useMemo(() => readPastedRows(text, { today, taken: control.list ?? [] }), [text, today, control.list]);
  const good = rows.flatMap(({ body }) => (body ? [body] : []));
  const faulty = rows.length - good.length;

  const type = (next: string) => {
    setText(next);
    if (!next.trim()) keptDepartures.forget(programId);
    else keptDepartures.keep(programId, { kind: 'paste', text: next, at: new Date().toISOString() });
  };

  return (
    <DeparturesFormDialog
      open={open}
      title={t('departures.paste')}
      width="60rem"
      formId={formId}
      saving={adding}
      keptAt={before?.at}
      onBeginAgain={onBeginAgain}
      onLeave={onClose}
      submitText={t('departures.addMany', { count: good.length })}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          // The form of the program is an ancestor for React.
          event.preventDefault();
          event.stopPropagation();
          if (good.length === 0) adding.refuse(t('departures.noRows'));
          else void adding.add(good);
        }}
      >
        <Hint>{t('departures.pasteHint')}</Hint>
        <Labelled label={t('departures.pasteLabel')}>
          {(id) => (
            <TextArea
              id={id}
              value={text}
              onChange={({ target }) => type(target.value)}
              autoSize={{ minRows: 4, maxRows: 8 }}
              dir="ltr"
              disabled={adding.isSaving}
              placeholder={t('departures.pasteExample')}
            />
          )}
        </Labelled>
      </form>
      <p role="status" style={{ marginBlock: '0.75rem' }}>
        {rows.length > 0 && t('departures.goodRows', { count: good.length })}{' '}
        {faulty > 0 && t('departures.faultyRows', { count: faulty })}
      </p>
      {rows.length > 0 && <PastedTable rows={rows} />}
    </DeparturesFormDialog>
  );
}
