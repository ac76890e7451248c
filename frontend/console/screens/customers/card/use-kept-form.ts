import Form from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#contracts/api/customers';
import { CustomerConflict, updateCustomer } from '../../../features/customers/customer-calls.ts';
import {
  type CustomerField,
  type CustomerValues,
  changeOf,
  differing,
  rebase,
  valuesOf,
} from '../../../features/customers/customer-values.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

export interface Conflict {
  theirs: Customer;
  mine: CustomerValues;
  fields: CustomerField[];
}

interface Draft {
  values: CustomerValues;
  /** The customer from which the typing started. */
  base: Customer;
}

/** Unsaved input by customer: kept when the card closes or another screen opens. */
const drafts = new Map<string, Draft>();

/** The form of what staff keep about a customer. Neither a failure, a conflict nor closing the card loses what was typed. */
export function useKeptForm(customer: Customer, onSaved: (customer: Customer) => void) {
  const { t } = useTranslation('adminCustomers');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<CustomerValues>();
  const [start] = useState(() => drafts.get(customer.id) ?? { values: valuesOf(customer), base: customer });
  const [base, setBase] = useState(start.base);
  const [values, setValues] = useState(start.values);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const isDirty = differing(values, valuesOf(base)).length > 0;

  const fill = (next: CustomerValues, from: Customer) => {
    form.setFieldsValue(next);
    setValues(next);
    setBase(from);
    if (differing(next, valuesOf(from)).length > 0) drafts.set(customer.id, { values: next, base: from });
    else drafts.delete(customer.id);
  };

  // The card was read again: what was not typed in here follows it.
  const isNewer = customer.revision > base.revision && !isDirty && !isSaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a newer state has come.
  useEffect(() => {
    if (isNewer) fill(valuesOf(customer), customer);
  }, [isNewer]);

  const end = (saved: Customer) => {
    fill(valuesOf(saved), saved);
    setConflict(undefined);
    onSaved(saved);
    notifySuccess(t('keep.saved'));
  };

  const save = async (mine: CustomerValues, from: Customer): Promise<void> => {
    try {
      end(await updateCustomer(customer.id, changeOf(mine, from.revision)));
    } catch (error) {
      if (!(error instanceof CustomerConflict)) return notifyFailure(t('keep.failed'), error);
      const { theirs } = error;
      const { values: merged, both } = rebase(mine, valuesOf(from), valuesOf(theirs));
      fill(merged, theirs);
      onSaved(theirs);
      // Different fields: both changes stay, without a question.
      if (both.length === 0) return save(merged, theirs);
      setConflict({ theirs, mine: merged, fields: both });
    }
  };

  const submit = async () => {
    setIsSaving(true);
    await save(values, base);
    setIsSaving(false);
  };

  return {
    ...{ form, values, initial: start.values, isDirty, isSaving, conflict, submit },
    change: (changed: Partial<CustomerValues>) => {
      fill({ ...values, ...changed }, base);
      form.setFields(Object.keys(changed).map((name) => ({ name: name as keyof CustomerValues, errors: [] })));
    },
    /** Drops what was typed, for the colleague's version if there is a conflict. */
    discard: () => {
      fill(valuesOf(base), base);
      setConflict(undefined);
    },
  };
}
