import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { anyone } from '#contracts/api/figure-filter-rules';
import { formatDate, formatDayRange } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useWindowFrom } from '../../components/use-window-from.ts';
import type { EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { statusLook } from '../../features/enquiries/status-look.ts';
import { useDesk } from '../../features/enquiries/use-desk.ts';
import { useProgramTitle } from '../../features/enquiries/use-program-title.ts';

interface Props {
  filters: EnquiryFilters;
  onChange: (filters: EnquiryFilters) => void;
}

/** The filters of the list, each with a button that takes it away. */
export default function FilterChips({ filters, onChange }: Props) {
  const { t } = useTranslation('adminViews', { keyPrefix: 'filters' });
  const hasRoom = useWindowFrom('md');
  const chips = useChips(filters);

  const remove = (names: readonly (keyof EnquiryFilters)[]) => {
    onChange(Object.fromEntries(names.map((name) => [name, undefined])));
    // The button disappears with its filter.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };

  return (
    <Flex component="ul" wrap gap="small" style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={t('active')}>
      {chips.map(({ names, label }) => (
        <li key={names[0]} style={{ minInlineSize: 0 }}>
          <Button
            {...(hasRoom && { size: 'small' })}
            shape="round"
            icon={<CloseOutlined aria-hidden />}
            iconPlacement="end"
            aria-label={t('remove', { filter: label })}
            onClick={() => remove(names)}
            style={{ maxInlineSize: '100%' }}
          >
            <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{label}</bdi>
          </Button>
        </li>
      ))}
    </Flex>
  );
}

interface Chip {
  names: readonly (keyof EnquiryFilters)[];
  label: string;
}

function useChips(filters: EnquiryFilters): Chip[] {
  const { t } = useTranslation(['adminViews', 'admin']);
  const { data: desk } = useDesk();
  const program = useProgramTitle(filters.program_id ?? null);
  const days = useDays(filters);
  const { status, due, has_email, unanswered, source, unnamed, city, owner, answered_by, sale, tag } = filters;
  const named = (name: 'source' | 'program' | 'city' | 'owner' | 'answered_by', value: string) =>
    t('filters.chip', { name: t(`filters.${name}.label`), value: isolated(value) });
  const person = (address: string) =>
    address === anyone
      ? t('filters.answered_by.anyone')
      : desk?.people.find(({ email }) => email === address)?.name || address;
  const chip = (name: keyof EnquiryFilters, label: string | undefined): Chip[] =>
    label === undefined ? [] : [{ names: [name], label }];
  return [
    ...(days === undefined ? [] : [{ names: ['from', 'to'] as const, label: days }]),
    ...chip('status', status && t(`admin:${statusLook[status].label}`)),
    ...chip('due', due && t(`filters.due.${due}`)),
    ...chip('tag', tag && t('filters.chip', { name: t('admin:requests.filterTag'), value: isolated(tag) })),
    ...chip('sale', sale && t(`filters.sale.${sale}`)),
    ...chip('source', source && named('source', source)),
    ...chip('unnamed', unnamed && named('source', t(`filters.unnamed.${unnamed}`))),
    ...chip('program_id', program && named('program', program)),
    ...chip('city', city && named('city', city)),
    ...chip('owner', owner && named('owner', person(owner))),
    ...chip('answered_by', answered_by && named('answered_by', person(answered_by))),
    ...chip(
      'has_email',
      has_email && t(has_email === 'true' ? 'admin:requests.withEmail' : 'admin:requests.withoutEmail'),
    ),
    ...chip('unanswered', unanswered && t('admin:requests.waitingCustomer')),
  ];
}

/** The period in words. */
function useDays({ from, to }: EnquiryFilters): string | undefined {
  const { t } = useTranslation('adminViews', { keyPrefix: 'filters' });
  const { language } = useLanguage();
  if (from && to && from !== to) return formatDayRange(from, to, language);
  if (from) return from === to ? formatDate(from, language) : t('since', { day: formatDate(from, language) });
  return to && t('until', { day: formatDate(to, language) });
}
