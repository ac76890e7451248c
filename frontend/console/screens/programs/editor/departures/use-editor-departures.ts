import Form, { type FormInstance } from 'antd/es/form';
import type { Program } from '#contracts/api/programs';
import { isDay } from '#contracts/field-kit/calendar';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import type { ProgramEditorControl } from '../use-program-editor.ts';
import { useDepartures } from './use-departures.ts';

/** The departures beside a program's form: those of the program as last saved, else of the draft once its days are typed. */
export function useEditorDepartures(
  { form, session, autosave, saved }: ProgramEditorControl,
  program: Program | undefined,
  onChanged: (program: Program) => void,
) {
  const hasDays = useHasDays(form);
  return useDepartures({
    program: program && saved(),
    begunId: hasDays && session.isBegun() ? session.id() : undefined,
    typedNights: () => form.getFieldValue('nights'),
    saveDraft: autosave.flush,
    onChanged,
  });
}

/** True once the days are typed that are a new program's first departure. */
function useHasDays(form: FormInstance<ProgramValues>): boolean {
  const from = Form.useWatch('from_date', form);
  const to = Form.useWatch('to_date', form);
  const nights = Form.useWatch('nights', form);
  return isDay(from) && isDay(to) && to >= from && Boolean(nights);
}
