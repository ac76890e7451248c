import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#contracts/api/customers';
import { phoneText } from '#contracts/website/contact-links';
import { useFoundCustomers } from '../../../features/customers/use-found-customers.ts';

interface Props {
  /** The card that is open, which is never a choice. */
  id: string;
  busy: boolean;
  onChosen: (other: Customer) => void;
}

const shortest = 2;
const mostShown = 8;

/** Finds the other card of a person who shares no address with this one, by name, phone or e-mail. */
export function SamePersonSearch({ id, busy, onChosen }: Props) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const [text, setText] = useState('');
  const sought = text.trim();
  const { customers, isSearching, hasFailed } = useFoundCustomers(sought.length < shortest ? '' : sought, mostShown);
  const others = customers.filter((one) => one.id !== id);

  const nothing = () => {
    if (sought.length < shortest) return t('same.searchHint');
    if (isSearching) return t('same.searching');
    return hasFailed ? t('errorTitle') : t('noMatchTitle');
  };

  return (
    <Select<string>
      value={null as never}
      loading={busy || (sought.length >= shortest && isSearching)}
      disabled={busy}
      placeholder={t('same.search')}
      aria-label={t('same.search')}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      notFoundContent={nothing()}
      onChange={(chosen) => {
        const other = others.find((one) => one.id === chosen);
        if (other) onChosen(other);
      }}
      options={others.map(({ id: value, name, phone }) => ({
        value,
        label: (
          <>
            <bdi>{name || t('admin:requests.unnamed')}</bdi> · <bdi dir="ltr">{phoneText(phone)}</bdi>
          </>
        ),
      }))}
    />
  );
}
