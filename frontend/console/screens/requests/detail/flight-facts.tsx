import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { FlightRequest } from '#contracts/api/enquiries';
import type { Fact } from '#contracts/api/enquiry-kinds/facts';
import { factsIn } from '#contracts/api/enquiry-kinds/kinds';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import looks from '../../../components/console.module.css';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { RouteLine } from './route-line.tsx';

const onTheLine: readonly string[] = ['main_departure', 'main_arrival'];

/** A flight: its route as a line, then the facts, the legs and the notes. */
export function FlightFacts({ flight }: { flight: FlightRequest }) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('enquiries');
  const { language } = useLanguage();
  const { main_departure, main_arrival, to_date, legs } = flight;
  const oneWay: Fact = { kind: 'text', name: 'to_date', value: t('detail.oneWay') };
  const facts = factsIn(flight)
    .filter(({ name }) => !onTheLine.includes(name))
    .flatMap((fact) => (fact.name === 'from_date' && !to_date ? [fact, oneWay] : [fact]));
  const isNote = ({ name }: Fact) => name === 'notes';
  return (
    <>
      <RouteLine departure={main_departure} arrival={main_arrival} />
      <EnquiryFacts facts={facts.filter((fact) => !isNote(fact))} />
      {legs.length > 0 && (
        <>
          <h3 className={looks.subhead}>{shared('fields.legs')}</h3>
          <Flex component="ol" vertical gap="small" className={looks.bare}>
            {legs.map((leg) => (
              <li key={`${leg.departure} ${leg.arrival} ${leg.date}`}>
                <RouteLine
                  departure={leg.departure}
                  arrival={leg.arrival}
                  note={leg.date && formatDate(leg.date, language)}
                />
              </li>
            ))}
          </Flex>
        </>
      )}
      <EnquiryFacts facts={facts.filter(isNote)} />
    </>
  );
}
