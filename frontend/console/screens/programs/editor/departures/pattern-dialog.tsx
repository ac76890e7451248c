import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import CheckboxGroup from 'antd/es/checkbox/Group';
import Form from 'antd/es/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumDeparturesAtOnce, maximumSeats } from '#contracts/api/offer-terms';
import { fewestNights, mostNights } from '#contracts/api/program-limits';
import { addDays } from '#contracts/field-kit/calendar';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../../components/console.module.css';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
import { DayInput } from '../../../../features/days/day-input.tsx';
import { departureBody, newDeparture } from '../../../../features/departures/departure-values.ts';
import { daysOfPattern, type Pattern } from '../../../../features/departures/pattern.ts';
import { ProblemAlert } from '../../../../features/session/problem-alert.tsx';
import type { DialogProps } from './departure-dialogs.tsx';
import { Count } from './departure-fields.tsx';
import { useAddMany } from './use-add-many.ts';
import { useWeekdays } from './use-weekdays.ts';

interface PatternValues extends Pattern {
  nights: number | null;
  capacity: number | null;
  minimum: number | null;
  deadlineDays: number | null;
}

/** `Every Thursday from … to …, not from … to …`: shows the days, each of which can be left out, and adds them. */
export function PatternDialog({ open, programId, control, onClose }: DialogProps) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const formId = useId();
  const today = useToday();
  const [form] = Form.useForm<PatternValues>();
  const pattern = Form.useWatch((values: PatternValues) => values, form) as PatternValues | undefined;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const adding = useAddMany({ programId, control, onDone: onClose });
  const taken = (control.list ?? []).map(({ from_date }) => from_date);
  const all = pattern?.weekdays ? daysOfPattern(pattern).filter((day) => day >= today) : [];
  const shown = all.slice(0, maximumDeparturesAtOnce);
  const chosen = shown.filter((day) => !leftOut.includes(day) && !taken.includes(day));

  const submit = ({ nights, capacity, minimum, deadlineDays }: PatternValues) => {
    if (!nights) return form.setFields([{ name: 'nights', errors: [t('departures.rules.nights')] }]);
    if (capacity !== null && minimum !== null && minimum > capacity) {
      return form.setFields([{ name: 'minimum', errors: [t('departures.rules.tooLargeGroup')] }]);
    }
    if (chosen.length === 0) return adding.refuse(t('departures.noDays'));
    void adding.add(chosen.map((day) => departureOn(day, { nights, capacity, minimum, deadlineDays })));
  };

  return (
    <FormDialog
      open={open}
      title={t('departures.pattern')}
      width="44rem"
      formId={formId}
      isSaving={adding.isSaving}
      onLeave={onClose}
      cancelText={t('adminPrograms:editor.cancel')}
      submitText={t('departures.addMany', { count: chosen.length })}
    >
      <ProblemAlert title={adding.problem && t('departures.saveFailed')} text={adding.problem} />
      <Form<PatternValues>
        form={form}
        id={formId}
        name="pattern"
        layout="vertical"
        className={shared.form}
        disabled={adding.isSaving}
        initialValues={{
          ...{ weekdays: [], from: undefined, to: undefined, capacity: null, minimum: null, deadlineDays: null },
          nights: control.usualNights(),
        }}
        onFinish={() => submit(form.getFieldsValue(true))}
        noValidate
        autoComplete="off"
      >
        <PatternFields />
      </Form>
      <DayChoice
        days={shown}
        taken={taken}
        leftOut={leftOut}
        isCut={all.length > shown.length}
        onLeaveOut={setLeftOut}
      />
    </FormDialog>
  );
}

/** The departure that a pattern makes on one of its days. */
const departureOn = (
  from_date: string,
  { nights, capacity, minimum, deadlineDays }: Pick<PatternValues, 'nights' | 'capacity' | 'minimum' | 'deadlineDays'>,
) =>
  departureBody({
    ...newDeparture(nights),
    ...{ from_date, capacity, seats_left: capacity, minimum },
    deadline: deadlineDays === null ? undefined : addDays(from_date, -deadlineDays),
  });

function PatternFields() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const weekdays = useWeekdays();
  return (
    <>
      <Form.Item name="weekdays" label={t('departures.every')}>
        <CheckboxGroup options={weekdays} />
      </Form.Item>
      <div style={grid('11rem', '0 1.25rem')}>
        <Form.Item name="from" label={t('departures.patternFrom')} required>
          <DayInput aria-required="true" />
        </Form.Item>
        <Form.Item name="to" label={t('departures.patternTo')} required>
          <DayInput aria-required="true" />
        </Form.Item>
        <Form.Item name="notFrom" label={t('departures.notFrom')}>
          <DayInput />
        </Form.Item>
        <Form.Item name="notTo" label={t('departures.notTo')}>
          <DayInput />
        </Form.Item>
        <Form.Item name="nights" label={t('adminPrograms:departure.fields.nights')} required>
          <Count minimum={fewestNights} maximum={mostNights} />
        </Form.Item>
        <Form.Item name="capacity" label={t('adminPrograms:departure.fields.capacity')}>
          <Count minimum={1} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item name="minimum" label={t('adminPrograms:departure.fields.minimum')}>
          <Count minimum={1} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item name="deadlineDays" label={t('departures.deadlineDays')}>
          <Count minimum={0} maximum={365} />
        </Form.Item>
      </div>
    </>
  );
}

interface DayChoiceProps {
  days: readonly string[];
  taken: readonly string[];
  leftOut: readonly string[];
  /** True if the pattern has more days than one step adds. */
  isCut: boolean;
  onLeaveOut: (days: readonly string[]) => void;
}

/** The days that will be added, to check before. */
function DayChoice({ days, taken, leftOut, isCut, onLeaveOut }: DayChoiceProps) {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  if (days.length === 0) return <Hint role="status">{t('departures.previewNone')}</Hint>;
  return (
    <section aria-labelledby="pattern-days-title">
      <h3 id="pattern-days-title" className={shared.subhead}>
        {t('departures.preview')}
      </h3>
      {isCut && (
        <Alert
          type="warning"
          title={t('departures.previewCut', { count: maximumDeparturesAtOnce })}
          className={shared.apart}
        />
      )}
      <ul className={shared.bare} style={grid('11rem', '0.25rem')}>
        {days.map((day) => (
          <li key={day}>
            <Checkbox
              checked={!leftOut.includes(day) && !taken.includes(day)}
              disabled={taken.includes(day)}
              onChange={({ target }) =>
                onLeaveOut(target.checked ? leftOut.filter((other) => other !== day) : [...leftOut, day])
              }
            >
              {formatShortDate(day, language)} {taken.includes(day) && t('departures.isThere')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
