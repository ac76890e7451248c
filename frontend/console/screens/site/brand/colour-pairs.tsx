import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { colourPairs, coloursOf, contrastOf, paletteWith } from '#contracts/colours/brand-colours';
import { Ltr } from '#shared/components/ltr.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';

/** The colours that follow from the chosen one, as the site would use them, with the contrast of each pair. */
export function ColourPairs({ colour }: { colour: string }) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const colours = coloursOf(colour);
  const all = paletteWith(colours);
  const isDarkened = colours.teal !== colour.toLowerCase();
  const names = t('brand.colours', { returnObjects: true });
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: 'latn' });
  return (
    <section aria-label={t('brand.pairs')} style={{ marginBlockEnd: '1.5rem' }}>
      <h3 className={shared.subhead}>{t('brand.pairs')}</h3>
      <Hint style={{ marginBlockEnd: '0.75rem' }}>{t('brand.pairsText')}</Hint>
      {isDarkened && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: '1rem' }}
          title={t('brand.darkened', { chosen: colour, used: colours.teal })}
        />
      )}
      <ul style={{ ...grid('8rem', '0.5rem'), margin: 0, padding: 0, listStyle: 'none' }}>
        {colourPairs.map(({ text, ground }) => (
          <li
            key={`${text} ${ground}`}
            style={{
              ...{ padding: '0.5rem 0.75rem', color: all[text], background: all[ground] },
              ...{ border: '1px solid var(--color-sand-line)', borderRadius: 'var(--radius-sm)' },
            }}
          >
            <div style={{ fontWeight: 600 }}>
              <Ltr>{`${ratio.format(contrastOf(all[text], all[ground]))} : 1`}</Ltr>
            </div>
            <div>{t('brand.pair', { text: names[text], ground: names[ground] })}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
