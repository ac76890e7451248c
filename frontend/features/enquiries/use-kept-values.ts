import type { FormInstance } from 'antd/es/form';
import { useEffect, useMemo } from 'react';
import { takeEarlyInput } from '../../lib/early-input.ts';
import { useKnowsUrlQuery } from '../../lib/use-hydrated.ts';
import { createDraft } from './draft.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import { typedKinds } from './form-values.ts';
import type { EnquiryRoute } from './send-enquiry.ts';
import { typedValue } from './typed-value.ts';

/**
 * Fills a form with what its visitor has typed before: the draft of an earlier page view and, newer, what came before
 * the scripts did. A form that was sent so early is sent now.
 * @returns the draft
 */
export function useKeptValues<Values extends object, Route extends EnquiryRoute>(
  form: FormInstance<Values>,
  { name, fieldOrder, implied, checks }: EnquiryDefinition<Values, Route>,
) {
  const draft = useMemo(() => createDraft<Values>(name), [name]);

  // The enquiry's program is in the query.
  const isProgramKnown = useKnowsUrlQuery();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a form; nothing else of it can change.
  useEffect(() => {
    if (!isProgramKnown) return;
    const { typed, submitted } = takeEarlyInput(name, [...fieldOrder, 'marketing']);
    const kinds = typedKinds(checks.fields);
    const early = Object.entries(typed).flatMap(([field, text = '']) => {
      const value = typedValue(text, kinds[field] ?? 'text');
      return value === undefined ? [] : [[field, value]];
    });
    const newer: Partial<Values> = Object.fromEntries(early);
    const kept = { ...draft.read(), ...newer };
    // Even with nothing to set, every field would be told.
    if (Object.keys(kept).length > 0) form.setFieldsValue(kept as Parameters<typeof form.setFieldsValue>[0]);
    // Not touched: the visitor's next choice may imply something else.
    const untyped = Object.entries(implied?.(newer) ?? {}).filter(([field]) => !(field in kept));
    const fields = untyped.map(([name, value]) => ({ name, value, touched: false }));
    if (fields.length > 0) form.setFields(fields as Parameters<typeof form.setFields>[0]);
    if (early.length > 0) draft.write(form.getFieldsValue(true));
    if (submitted) form.submit();
  }, [form, isProgramKnown]);

  return draft;
}
