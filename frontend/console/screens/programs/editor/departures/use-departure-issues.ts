import type { FormInstance } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { ApiError } from '#shared/lib/api.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { clearErrors } from '../../../../components/clear-errors.ts';
import { checkDeparture, type DepartureValues } from '../../../../features/departures/departure-values.ts';
import type { PricesValues } from '../../../../features/programs/part-values.ts';
import { checkAmounts, checkPrices } from '../part-rules.ts';

interface Issue {
  name: (string | number)[];
  errors: string[];
}

/** Finds the issues of a departure's form, shows them at their fields and clears them. */
export function useDepartureIssues(form: FormInstance<DepartureValues>, edited: Departure | undefined) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const today = useToday();

  const show = (issues: Issue[]) => {
    form.setFields(issues.map(({ name, errors }) => ({ name: name as never, errors })));
    const [first] = issues;
    if (first) form.scrollToField(first.name as never, { block: 'center', focus: true });
  };

  return {
    of: (values: DepartureValues): Issue[] => [
      ...checkDeparture(values, today, edited?.from_date).map(({ field, rule }) => ({
        name: [field],
        errors: [t(`departures.rules.${rule}`)],
      })),
      ...(values.hasPrices ? ownPriceIssues(values.prices) : []).flatMap(({ fields, rule }) =>
        fields.map((field) => ({ name: [...field], errors: [t(`adminPrograms:rules.${rule}.text`)] })),
      ),
    ],
    show,
    /** Shows at the fields what the server has refused. */
    showRefused(error: unknown) {
      const refused = error instanceof ApiError ? (error.errors ?? []) : [];
      show(refused.map(({ field, message }) => ({ name: nameOf(field), errors: [message] })));
    },
    /** Takes away the issues of fields that change, and of those that depend on them. */
    clear(typed: Partial<DepartureValues>) {
      const names = new Set(Object.keys(typed));
      if (names.has('from_date')) for (const name of ['to_date', 'deadline']) names.add(name);
      if (names.has('capacity')) for (const name of ['seats_left', 'minimum']) names.add(name);
      clearErrors(form, ([name]) => names.has(String(name)));
    },
  };
}

function ownPriceIssues(prices: PricesValues) {
  const adult = prices.lines.find(({ item }) => item === 'adult')?.price_sar ?? null;
  return [...checkPrices(prices, true), ...checkAmounts(prices, adult)];
}

/** The form's name of `departures.0.prices.1.amount`: `['prices', 1, 'amount']`. */
const nameOf = (field: string) =>
  field
    .replace(/^departures\.\d+\./, '')
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
