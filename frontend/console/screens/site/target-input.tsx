import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { paths } from '#contracts/website/paths';
import { siteRoutes } from '#contracts/website/screens';
import { useLanguage } from '#shared/lib/use-language.ts';
import { listSections } from '../../features/site-content/section-routes.ts';
import { LinkInput } from './link-input.tsx';

type Page = Extract<(typeof siteRoutes)[number], { label: string }>;
const builtIn = siteRoutes.filter((route): route is Page => 'label' in route);

/** The pages to which a link can lead: those of every site, then those that the agency has published itself. */
function usePages(): { value: string; label: string }[] {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { data: known = [] } = useSWR('sections of the site', listSections);
  const own = known.flatMap(({ page, version }) => (page && version > 0 && !page.archived ? [page] : []));
  return [
    ...builtIn.map(({ path, label }) => ({ value: path, label: t(label) })),
    ...own.map(({ name, title }) => ({ value: paths.ownPage(name), label: title[language] || name })),
  ];
}

interface Props {
  /** antd's Form.Item sets these three. */
  id?: string;
  value?: string;
  onChange?: (to: string | undefined) => void;
  limit: number;
  /** The option for no address, which says what that means. */
  none?: string;
}

/** The target of a link of the site: a page of the site, or an address that the owner types. */
export function TargetInput({ value, onChange, limit, none, ...input }: Props) {
  const { t } = useTranslation('adminSite');
  const pages = usePages();
  const [wantsToType, setWantsToType] = useState(false);
  const isPage = pages.some((page) => page.value === value);
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
          ...pages,
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
