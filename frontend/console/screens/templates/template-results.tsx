import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Whose } from '#contracts/api/kept-lists';
import type { Templates } from '#contracts/api/templates';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { useMay } from '../../features/session/use-may.ts';
import type { TemplatesRead } from '../../features/templates/use-templates.ts';
import { type TemplateActions, TemplateCard } from './template-card.tsx';

/** The shared templates and one's own; else a skeleton or a problem. */
export function TemplateResults({ read, ...actions }: TemplateActions & { read: TemplatesRead }) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const { templates, error, refresh } = read;
  if (!templates) {
    return error ? (
      <LoadProblem title={t('loadFailed')} error={error} onRetry={refresh} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  const all = [...templates.shared.templates, ...templates.own.templates];
  const missing = all.filter(({ texts }) => !texts.en).length;
  return (
    <>
      {error && <LoadAlert title={t('refreshFailed')} error={error} onRetry={refresh} />}
      {missing > 0 && (
        <Alert className={shared.apart} type="warning" showIcon title={t('missing', { count: missing })} />
      )}
      <Flex vertical gap="large">
        {(['shared', 'own'] as const).map((whose) => (
          <List key={whose} whose={whose} templates={templates} {...actions} />
        ))}
        <Hint>{t('builtIn')}</Hint>
      </Flex>
    </>
  );
}

function List({ whose, templates, ...actions }: TemplateActions & { whose: Whose; templates: Templates }) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const { language } = useLanguage();
  const mayShare = useMay('PUT /desk/templates');
  const list = templates[whose].templates.toSorted((one, other) => one.title.localeCompare(other.title, language));
  return (
    <section aria-labelledby={`templates-${whose}`}>
      <h2 id={`templates-${whose}`} className={shared.subhead}>
        {t(`lists.${whose}`)}
      </h2>
      {list.length === 0 ? (
        <Hint>{t(whose === 'shared' && !mayShare ? 'none.sharedByOwners' : `none.${whose}`)}</Hint>
      ) : (
        <ul
          aria-labelledby={`templates-${whose}`}
          className={shared.bare}
          style={grid('20rem', '0.75rem', 'auto-fill')}
        >
          {list.map((template) => (
            <li key={template.id}>
              <TemplateCard
                template={template}
                whose={whose}
                uses={templates.uses[template.id] ?? 0}
                {...((whose === 'own' || mayShare) && { actions })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
