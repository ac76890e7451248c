import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { paths } from '#contracts/website/paths';
import { foldText } from '#shared/lib/fold-text.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { latinDigits } from '#shared/lib/latin-digits.ts';
import { useQuery } from '../../components/use-query.ts';
import { customerPath, customersFound } from '../../features/customers/customer-address.ts';
import { useFoundCustomers } from '../../features/customers/use-found-customers.ts';
import { writeKey } from '../../features/enquiries/enquiry-key.ts';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { useStaffPrograms } from '../../features/programs/use-staff-programs.ts';
import { hasOpenRequest, offerFor, offerParameter } from '../../features/quotes/offer-address.ts';
import { useMay, useMayCall } from '../../features/session/use-may.ts';
import { useViews } from '../../features/views/use-views.ts';
import { viewAddress } from '../../features/views/view-state.ts';
import { menuGroups } from '../menu-entries.ts';
import { useFoundEnquiries } from './use-found-enquiries.ts';

/** The most programs and customers that it lists. */
const mostPrograms = 6;
const mostCustomers = 3;
/** True if the words are in a name, in any spelling: few people type a hamza. */
const hasWords = (name: string, sought: string) => foldText(name).includes(foldText(sought));
/** A whole phone number, in any spelling. */
const wholeNumber = /^\+?[\d\s()-]{9,30}$/;

interface Choice {
  value: string;
  label: ReactNode;
  act: () => void;
  /** The palette stays open and asks for a request. */
  asks?: boolean;
}

interface Options {
  onHelp: () => void;
  /** True while the palette asks for the request of a new offer. */
  isOffer: boolean;
}

/**
 * Returns what the palette lists for a text: screens, requests, customers, programs and actions. For an offer, it lists
 * requests only.
 */
export function useChoices(text: string, { onHelp, isOffer }: Options) {
  const { t } = useTranslation('adminKeys');
  const sought = latinDigits(text).trim().toLowerCase();
  const { enquiries, isSearching } = useFoundEnquiries(sought);
  const groups = [
    { name: 'requests' as const, choices: useRequestChoices(enquiries, isOffer) },
    { name: 'screens' as const, choices: useScreenChoices(sought) },
    { name: 'views' as const, choices: useViewChoices(sought) },
    { name: 'programs' as const, choices: useProgramChoices(sought) },
    { name: 'customers' as const, choices: useCustomerChoices(text.trim(), sought, isSearching) },
    { name: 'actions' as const, choices: useActionChoices(sought, onHelp) },
  ].filter(({ name, choices }) => choices.length > 0 && (!isOffer || name === 'requests'));
  return {
    groups: groups.map(({ name, choices }) => ({
      label: t(`groups.${name}`),
      options: choices.map(({ value, label }) => ({ value, label })),
    })),
    isSearching,
    /** True while the first choice is a request that an earlier text has found, or may become one. */
    isOutdated: isSearching && (isOffer || groups[0]?.name === 'requests'),
    choiceOf: (value: string) => groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value),
  };
}

function useRequestChoices(enquiries: readonly Enquiry[], isOffer: boolean): Choice[] {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return enquiries.map((enquiry) => ({
    value: writeKey(enquiry),
    label: (
      <Flex component="span" wrap align="center" gap="0 12px">
        <bdi>{enquiry.name || t('requests.unnamed')}</bdi>
        <PhoneNumber number={enquiry.phone} />
        <bdi dir="ltr">{enquiry.reference}</bdi>
        <span style={{ marginInlineStart: 'auto' }}>
          <StatusTag status={enquiry.status} />
        </span>
      </Flex>
    ),
    act: () => navigate(isOffer ? offerFor(enquiry) : `${paths.admin.requests}?open=${writeKey(enquiry)}`),
  }));
}

/** From this number of characters on, a search for customers is offered. */
const shortestSearch = 3;

/** The customers of a whole phone number, and the search by these words: not before requests are found, which come first. */
function useCustomerChoices(text: string, sought: string, isSearching: boolean): Choice[] {
  const { t } = useTranslation(['adminKeys', 'admin']);
  const navigate = useNavigate();
  const { customers } = useFoundCustomers(wholeNumber.test(sought) ? sought : '', mostCustomers);
  if (sought.length < shortestSearch || isSearching) return [];
  return [
    ...customers.map(({ id, name, phone }) => ({
      value: `customer ${id}`,
      label: (
        <Flex component="span" wrap align="center" gap="0 12px">
          <bdi>{name || t('admin:requests.unnamed')}</bdi>
          <PhoneNumber number={phone} />
        </Flex>
      ),
      act: () => navigate(customerPath(id)),
    })),
    {
      value: 'customers',
      label: t('findCustomers', { text: isolated(text) }),
      act: () => navigate(customersFound(text)),
    },
  ];
}

function useScreenChoices(sought: string): Choice[] {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const mayCall = useMayCall();
  return menuGroups
    .flat()
    .filter(({ requires }) => !requires || mayCall(requires))
    .map(({ path, label }) => ({ value: path, label: t(label), act: () => navigate(path) }))
    .filter(({ label }) => hasWords(label, sought));
}

function useViewChoices(sought: string): Choice[] {
  const navigate = useNavigate();
  const { views } = useViews();
  return views
    .filter(({ view }) => hasWords(view.title, sought))
    .map(({ view }) => ({
      value: view.id,
      label: <bdi>{view.title}</bdi>,
      act: () => navigate(viewAddress(view)),
    }));
}

function useProgramChoices(sought: string): Choice[] {
  const navigate = useNavigate();
  const { programs = [] } = useStaffPrograms();
  if (!sought) return [];
  return programs
    .filter(({ texts }) => [texts.ar.trip_name, texts.en?.trip_name].some((name) => name && hasWords(name, sought)))
    .slice(0, mostPrograms)
    .map(({ id, texts }) => ({
      value: id,
      label: <bdi>{texts.ar.trip_name}</bdi>,
      act: () => navigate(`${paths.admin.programs}?view=${id}`),
    }));
}

function useActionChoices(sought: string, onHelp: () => void): Choice[] {
  const { t } = useTranslation('adminKeys');
  const navigate = useNavigate();
  const mayAdd = useMay('POST /programs');
  const offer = useOfferChoice();
  const actions: (Choice & { label: string })[] = [
    ...offer,
    { value: 'waiting', label: t('actions.waiting'), act: () => navigate(`${paths.admin.requests}?unanswered=true`) },
    { value: 'fresh', label: t('actions.fresh'), act: () => navigate(`${paths.admin.requests}?status=new`) },
    ...(mayAdd
      ? [{ value: 'program', label: t('actions.program'), act: () => navigate(`${paths.admin.programs}?add`) }]
      : []),
    { value: 'account', label: t('actions.account'), act: () => navigate(paths.admin.account) },
    { value: 'keys', label: t('actions.keys'), act: onHelp },
  ];
  return actions.filter(({ label }) => hasWords(label, sought));
}

/** A new offer: for the open request, else for one that the palette asks for. */
function useOfferChoice() {
  const { t } = useTranslation('adminKeys');
  const { pathname } = useLocation();
  const { query, change } = useQuery();
  const mayQuote = useMay('POST /requests/{type}/{id}/quotes');
  const isOpen = hasOpenRequest(pathname, query);
  const begin = () =>
    change((current) => {
      current.set(offerParameter, '');
      return current;
    });
  return mayQuote
    ? [{ value: 'offer', label: t('actions.offer'), asks: !isOpen, act: isOpen ? begin : () => undefined }]
    : [];
}
