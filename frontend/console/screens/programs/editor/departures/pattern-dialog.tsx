import Form from 'antd/es/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contracts/field-kit/calendar';
import { clearErrorsOf } from '../../../../components/clear-errors.ts';
import shared from '../../../../components/console.module.css';
import { departureBody, newDeparture } from '../../../../features/departures/departure-values.ts';
import { keptDepartures } from '../../../../features/departures/kept-departures.ts';
import { checkPattern, type PatternValues } from '../../../../features/departures/pattern.ts';
import { DayChoice } from './day-choice.tsx';
import type { DialogProps } from './departure-dialogs.tsx';
import { DeparturesFormDialog } from './departures-form-dialog.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { useAddMany } from './use-add-many.ts';
import { useChosenDays } from './use-chosen-days.ts';

/** `Every Thursday from … to …, not from … to …`: shows the days, each of which can be left out, and adds them. */
export function PatternDialog({ open, programId, control, kept, onBeginAgain, onClose }: DialogProps) {
  const { t } = useTranslation('adminOffer');
  const formId = useId();
  const [form] = Form.useForm<PatternValues>();
  const before = kept?.kind === 'pattern' ? kept : undefined;
  const keep = (leftOut: readonly string[]) => {
    const values: PatternValues = form.getFieldsValue(true);
    keptDepartures.keep(programId, { kind: 'pattern', values, leftOut, at: new Date().toISOString() });
  };
  const days = useChosenDays(
    Form.useWatch((values: PatternValues) => values, form),
    control,
    { leftOut: before?.leftOut, onLeaveOut: keep },
  );
  const adding = useAddMany({ programId, control, onDone: onClose });

  const submit = (values: PatternValues) => {
    const found = checkPattern(values).map(({ field, rule }) => ({
      name: [...field] as never,
      errors: [t(`departures.rules.${rule}`)],
    }));
    const [first] = found;
    if (first) {
      form.setFields(found);
      return form.scrollToField(first.name, { block: 'center', focus: true });
    }
    if (days.chosen.length === 0) return adding.refuse(t('departures.noDays'));
    void adding.add(days.chosen.map((day) => departureOn(day, values)));
  };

  return (
    <DeparturesFormDialog
      open={open}
      title={t('departures.pattern')}
      formId={formId}
      saving={adding}
      keptAt={before?.at}
      onBeginAgain={onBeginAgain}
      onLeave={onClose}
      submitText={t('departures.addMany', { count: days.chosen.length })}
    >
      <Form<PatternValues>
        form={form}
        id={formId}
        name="pattern"
        layout="vertical"
        className={shared.form}
        disabled={adding.isSaving}
        initialValues={{ ...emptyPattern, nights: control.usualNights(), ...before?.values }}
        onValuesChange={(changed: Partial<PatternValues>) => {
          clearErrorsOf(form, changed);
          keep(days.leftOut);
        }}
        onFinish={() => submit(form.getFieldsValue(true))}
        noValidate
        autoComplete="off"
      >
        <PatternFields />
      </Form>
      <DayChoice {...days} />
    </DeparturesFormDialog>
  );
}

const emptyPattern = {
  ...{ weekdays: [], from: undefined, to: undefined, not: [{}] },
  ...{ capacity: null, minimum: null, deadlineDays: null },
};

/** The departure that a pattern makes on one of its days. */
const departureOn = (from_date: string, { nights, capacity, minimum, deadlineDays }: PatternValues) =>
  departureBody({
    ...newDeparture(nights),
    ...{ from_date, capacity, seats_left: capacity, minimum },
    deadline: deadlineDays === null ? undefined : addDays(from_date, -deadlineDays),
  });
