import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteRoutes } from '#contracts/website/screens';
import { LinkInput } from './link-input.tsx';

type Page = Extract<(typeof siteRoutes)[number], { label: string }>;
const pages = siteRoutes.filter((route): route is Page => 'label' in route);

interface Props {
  /** antd's Form.Item sets these three. */
  id?: string;
  value?: string;
  onChange?: (to: string | undefined) => void;
  limit: number;
  /** What it means if no address is given. */
  none?: string;
}

/** Where a button or a service leads: a page of the site, or an address that the owner types. */
export function TargetInput({ value, onChange, limit, none, ...input }: Props) {
  const { t } = useTranslation(['adminSite', 'common']);
  const [wantsToType, setWantsToType] = useState(false);
  const isPage = pages.some(({ path }) => path === value);
  const isTyped = wantsToType || (Boolean(value) && !isPage);
  const choose = (choice: string) => {
    setWantsToType(choice === 'typed');
    onChange?.(choice === 'typed' || choice === 'none' ? undefined : choice);
  };
  return (
    <>
      <Select
        {...input}
        value={isTyped ? 'typed' : value || (none ? 'none' : undefined)}
        onChange={choose}
        virtual={false}
        options={[
          ...(none ? [{ value: 'none', label: none }] : []),
          ...pages.map(({ path, label }) => ({ value: path, label: t(label, { ns: 'common' }) })),
          { value: 'typed', label: t('target.typed') },
        ]}
      />
      {isTyped && (
        <LinkInput
          aria-label={t('target.address')}
          placeholder="https://"
          maxLength={limit}
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
          style={{ marginBlockStart: '0.5rem' }}
        />
      )}
    </>
  );
}
