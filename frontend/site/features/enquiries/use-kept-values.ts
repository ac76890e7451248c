import type { FormInstance } from 'antd/es/form';
import { useEffect, useMemo } from 'react';
import { createDraft } from '#shared/features/enquiries/draft.ts';
import type { EnquiryDefinition } from '#shared/features/enquiries/enquiry-definition.ts';
import { typedKinds } from '#shared/features/enquiries/form-values.ts';
import type { EnquiryRoute } from '#shared/features/enquiries/send-enquiry.ts';
import { typedValue } from '#shared/features/enquiries/typed-value.ts';
import { useKnowsUrlQuery } from '#shared/lib/use-hydrated.ts';
import { takeInputBeforeHydration } from '../../lib/input-before-hydration.ts';

/**
 * Fills a form with what its visitor typed earlier: the draft of an earlier page view and, newer, the input from before
 * hydration. If the visitor also submitted the form before hydration, submits it now.
 * @returns the draft
 */
export function useKeptValues<Values extends object, Route extends EnquiryRoute>(
  form: FormInstance<Values>,
  { name, fieldOrder, implied, checks }: EnquiryDefinition<Values, Route>,
) {
  const draft = useMemo(() => createDraft<Values>(name), [name]);

  // The query contains the enquiry's program.
  const isProgramKnown = useKnowsUrlQuery();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per form; nothing else can change.
  useEffect(() => {
    if (!isProgramKnown) return;
    const { typed, submitted } = takeInputBeforeHydration(name, [...fieldOrder, 'marketing']);
    const kinds = typedKinds(checks.fields);
    const early = Object.entries(typed).flatMap(([field, text = '']) => {
      const value = typedValue(text, kinds[field] ?? 'text');
      return value === undefined ? [] : [[field, value]];
    });
    const newer: Partial<Values> = Object.fromEntries(early);
    const kept = { ...draft.read(), ...newer };
    // An empty call would still notify every field.
    if (Object.keys(kept).length > 0) form.setFieldsValue(kept as Parameters<typeof form.setFieldsValue>[0]);
    // Set as untouched, so that the visitor's next choice may imply other values.
    const untyped = Object.entries(implied?.(newer) ?? {}).filter(([field]) => !(field in kept));
    const fields = untyped.map(([name, value]) => ({ name, value, touched: false }));
    if (fields.length > 0) form.setFields(fields as Parameters<typeof form.setFields>[0]);
    if (early.length > 0) draft.write(form.getFieldsValue(true));
    if (submitted) form.submit();
  }, [form, isProgramKnown]);

  return draft;
}
