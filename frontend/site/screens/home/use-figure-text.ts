import { useTranslation } from 'react-i18next';
import type { Figure } from '#contracts/api/site-figures-rules';
import { formatFigure } from '#shared/lib/format.ts';

type Value = Pick<Figure, 'number' | 'suffix'>;

/** Writes a figure of the agency with its suffix. */
export function useFigureText() {
  const { t } = useTranslation('home');
  const text = ({ number, suffix }: Value) => t(`figures.${suffix}`, { number: formatFigure(number) });
  return {
    text,
    /** The same, with "more than ten thousand" in its shortest form. */
    short: (figure: Value) =>
      figure.suffix === 'plus' && figure.number >= 1000 && figure.number % 1000 === 0
        ? t('figures.thousands', { count: figure.number / 1000 })
        : text(figure),
  };
}
