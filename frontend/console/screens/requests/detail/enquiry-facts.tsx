import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '#contracts/api/enquiry-kinds/facts';
import { Day, Facts, OwnWords } from '../../../components/facts.tsx';
import { listTravellers } from '../../../features/enquiries/enquiry-summary.ts';

/** Lists an enquiry's facts with their labels. A flight's route and legs are drawn beside them. */
export function EnquiryFacts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('enquiries');
  const { t: console } = useTranslation(['admin', 'enquiries']);

  function shown(fact: Fact): ReactNode {
    switch (fact.kind) {
      case 'day':
        return <Day day={fact.value} />;
      case 'people':
        return listTravellers(fact.value, { t: console });
      case 'count':
        return t(`counts.${fact.name}`, { count: fact.value });
      case 'choice':
        return t(`options.${fact.option}`);
      case 'longText':
        return <OwnWords text={fact.value} />;
      case 'legs':
        return undefined;
      default:
        return <bdi>{fact.value}</bdi>;
    }
  }

  return (
    <Facts
      facts={facts.map((fact) => ({
        label: t(`fields.${fact.name}`),
        value: shown(fact),
      }))}
    />
  );
}
