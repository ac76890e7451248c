import Form from 'antd/es/form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestDates, RequestPage } from '#contracts/api/request-page';
import { checkDates } from '#contracts/api/request-page/dates-check';
import { isDayIssue } from '#shared/features/enquiries/day-checks.ts';
import { createDraft } from '#shared/features/enquiries/draft.ts';
import { changedFields } from '#shared/features/enquiries/field-names.ts';
import { useFormProblem } from '#shared/features/enquiries/use-form-problem.ts';
import { useIssueTexts } from '#shared/features/enquiries/use-issue-texts.ts';
import { usePageAction } from './use-page-action.ts';
import type { ProgramDeparture } from './use-program-departures.ts';
import type { PageAction, RequestPageState } from './use-request-page.ts';

/** The days as the form has them; an empty field is undefined. */
export interface DateValues {
  from_date?: string | null;
  to_date?: string | null;
  legs?: { date?: string }[];
  check_in?: string | null;
  check_out?: string | null;
  trip_start_date?: string | null;
  number_of_days?: number | null;
  /** The id of a departure, or `freeDays`. */
  departure?: string;
}

/** The choice of days of one's own instead of a departure. */
export const freeDays = 'free';

const fieldOrder = [
  ...['from_date', 'to_date', 'legs', 'legs.date', 'check_in', 'check_out'],
  ...['departure', 'trip_start_date', 'number_of_days'],
];
/** Changing the first day clears the issue of the second. */
const dependents: Partial<Record<string, readonly string[]>> = { from_date: ['to_date'], check_in: ['check_out'] };

function valuesOf(dates: RequestDates): DateValues {
  switch (dates.type) {
    case 'flight': {
      const { from_date, to_date, legs } = dates;
      return { from_date, to_date, legs: legs.map(({ date }) => ({ date })) };
    }
    case 'hotel':
      return { check_in: dates.check_in, check_out: dates.check_out };
    case 'custom':
      return { trip_start_date: dates.trip_start_date, number_of_days: dates.number_of_days };
  }
}

/** An empty field is missing, or null where the contract has no day. */
function bodyOf(type: RequestDates['type'], values: DateValues) {
  switch (type) {
    case 'flight': {
      const legs = (values.legs ?? []).map(({ date = '' }) => ({ date }));
      return { from_date: values.from_date ?? '', to_date: values.to_date || null, legs };
    }
    case 'hotel':
      return { check_in: values.check_in ?? '', check_out: values.check_out ?? '' };
    case 'custom':
      return { trip_start_date: values.trip_start_date ?? '', number_of_days: values.number_of_days as number };
  }
}

interface Options {
  state: Pick<RequestPageState, 'add' | 'refresh'>;
  /** The departures that can be chosen; empty for a request that is not for a program. */
  departures: readonly ProgramDeparture[];
  onSent: () => void;
}

/** The state of the form with new dates. What was chosen is kept in the tab until it is sent. */
export function useDatesForm(page: RequestPage & { dates: RequestDates }, { state, departures, onSent }: Options) {
  const { t } = useTranslation('requestPage');
  const { type } = page.dates;
  const [form] = Form.useForm<DateValues>();
  const draft = useMemo(() => createDraft<DateValues>(`request-dates:${page.reference}`), [page.reference]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen stays when the request changes meanwhile.
  const initial = useMemo(() => ({ ...valuesOf(page.dates), ...draft.read() }), []);
  const { isSending, failure, send } = usePageAction(`request-dates:${page.reference}`, state, {
    onFailure: ({ errors }) => {
      if (errors.some(({ field }) => field === 'departure_id')) refuse('departure', t('dates.departureGone'));
    },
  });
  const { problem, raise, mark, forgive, show, clear } = useFormProblem(form, isSending);
  const refuse = (name: string, title: string) =>
    raise({ kind: 'issues', title, issues: [{ name: [name], message: title }] });
  const leg = (index: number) => t('messages.leg', { number: index + 2 });
  const { describeIssues } = useIssueTexts({ leg }, fieldOrder);

  const valuesNow = (): DateValues => ({ ...initial, ...form.getFieldsValue(true) });
  const issuesNow = () => checkDates(type, bodyOf(type, valuesNow()));
  const chosenNow = () => departures.find(({ id }) => id === valuesNow().departure);

  const sendAction = async (action: PageAction) => {
    clear();
    if (!(await send(action))) return;
    draft.clear();
    onSent();
  };

  const submit = async () => {
    const chosen = chosenNow();
    if (chosen) {
      const { id: departure_id, total: seen_total_sar = null } = chosen;
      return sendAction({ action: 'choose_departure', version: page.version, departure_id, seen_total_sar });
    }
    if (departures.length > 0 && valuesNow().departure !== freeDays) return refuse('departure', t('dates.choose'));
    const issues = issuesNow();
    if (issues.length > 0) return raise({ kind: 'issues', ...describeIssues(issues) });
    const body = bodyOf(type, valuesNow());
    if (JSON.stringify(body) === JSON.stringify(bodyOf(type, valuesOf(page.dates)))) {
      const name = type === 'flight' ? 'from_date' : type === 'hotel' ? 'check_in' : 'trip_start_date';
      return refuse(name, t('dates.same'));
    }
    return sendAction({ ...body, action: `change_${type}_dates`, version: page.version } as PageAction);
  };

  return {
    ...{ form, initial, problem, failure, isSending, submit, show },
    checkDays: () => {
      if (!chosenNow()) mark(describeIssues(issuesNow().filter(isDayIssue)).issues);
    },
    change: (changed: DateValues) => {
      draft.write(form.getFieldsValue(true));
      const names = changedFields(changed);
      forgive([...names, ...names.flatMap(([first = '']) => (dependents[first] ?? []).map((field) => [field]))]);
    },
  };
}
