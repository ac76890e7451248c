import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Fact } from '#contracts/enquiry-kinds/facts';
import { type FlightView, factsIn } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { formatDate } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import looks from '../../console.module.css';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { RouteLine } from './route-line.tsx';

const onTheLine: readonly string[] = ['main_departure', 'main_arrival'];

/** A flight: its route as a line, then the facts, the legs and the notes. */
export function FlightFacts({ flight }: { flight: FlightView }) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('enquiries');
  const { language } = useLanguage();
  const { departure, arrival, toDate, legs } = flight.data;
  const oneWay: Fact = { kind: 'text', name: 'to_date', value: t('detail.oneWay') };
  const facts = factsIn(flight)
    .filter(({ name }) => !onTheLine.includes(name))
    .flatMap((fact) => (fact.name === 'from_date' && !toDate ? [fact, oneWay] : [fact]));
  const isNote = ({ name }: Fact) => name === 'notes';
  return (
    <>
      <RouteLine departure={departure} arrival={arrival} />
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
