import { useTranslation } from 'react-i18next';
import { splitAtPrices } from '../lib/format.ts';
import { useShown } from '../lib/use-shown.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A text with prices (`formatPrice`, `formatAdminPrice`). If the agency has chosen so, each price has the riyal's sign
 * instead of letters. Every place that can show a drawing uses it; mails, titles, options and files keep the letters.
 */
export function Prices({ children }: { children: string }) {
  const { riyalSign } = useShown();
  if (riyalSign === 'letters') return children;
  // Amounts stand at the odd places.
  return splitAtPrices(children).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    index % 2 === 1 ? <Riyals key={index} amount={part} /> : part,
  );
}

/** The sign stands to the left of the amount in both languages, as the central bank has it. */
function Riyals({ amount }: { amount: string }) {
  const { t } = useTranslation('common');
  return (
    <bdi dir="ltr" className="nowrap">
      <svg className="riyal" viewBox="0 0 45 50.3" aria-hidden="true">
        <path d={drawing} />
      </svg>
      {`\u2009${amount}`}
      {/* For screen readers, and in what is copied. */}
      <VisuallyHidden> {t('riyals', { count: Number(amount.replaceAll(',', '')) })}</VisuallyHidden>
    </bdi>
  );
}

/** Drawn after the shape of U+20C1, which no font of ours has: the two strokes and the bar below. */
const drawing =
  'M43.4 35.9q1.2-2.8 1.6-5.8l-13.2 2.8v-5.4l11.7-2.5q1.2-2.8 1.5-5.7l-13.2 2.8v-19.5q-3 1.8-5.3 4.5v16.1l-5.3 1.1v-24.3' +
  'q-3 1.8-5.3 4.4v21.1l-11.8 2.5q-1.2 2.8-1.6 5.7l13.4-2.8v6.8l-14.3 3q-1.2 2.8-1.6 5.8l15-3.2q1.9-.4 3-2l2.7-4q.5-.7.5-1.5v-6' +
  'l5.3-1.1v10.8zM28 44.5q-1.2 2.8-1.5 5.8l16.9-3.6q1.3-2.8 1.6-5.8z';
