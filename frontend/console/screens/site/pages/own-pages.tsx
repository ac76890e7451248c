import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { type OwnPageId, ownPageIds, ownPageLimits } from '#contracts/api/own-page-rules';
import type { SiteSectionInShort } from '#contracts/api/site-content';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { type ProgramState, stateLook } from '../../../features/programs/drafts/program-state.ts';
import { useDraftMark } from '../../../features/site-content/use-draft-mark.ts';

interface Props {
  /** The pages that the agency has added, in short. */
  pages: readonly SiteSectionInShort[];
  onOpen: (id: OwnPageId) => void;
}

/** The colours of a page's state are those of a program's. */
const lookOf = (state: ProgramState) => {
  const { ink, ground } = stateLook[state];
  return { color: ink, background: ground, borderColor: 'transparent' };
};
const row = {
  ...{ borderBlockEnd: '1px solid var(--color-sand-line)', paddingBlock: '0.75rem' },
};

/** The agency's own pages: title, address and state of each; one is opened or begun. */
export function OwnPages({ pages, onOpen }: Props) {
  const { t } = useTranslation('adminSite');
  const free = ownPageIds.find((id) => !pages.some((page) => page.id === id));
  return (
    <section aria-labelledby="own-pages">
      <Flex wrap align="center" justify="space-between" gap="small">
        <h2 id="own-pages" className={shared.subhead} style={{ margin: 0 }}>
          {t('pages.title')}
        </h2>
        {free && (
          <Button type="primary" onClick={() => onOpen(free)}>
            {t('pages.add')}
          </Button>
        )}
      </Flex>
      <Hint style={{ marginBlock: '0.5rem 1rem' }}>
        {t(free ? 'pages.text' : 'pages.full', { count: ownPageLimits.pages })}
      </Hint>
      {pages.length === 0 ? (
        <Hint>{t('pages.none')}</Hint>
      ) : (
        <ul className={shared.bare}>
          {pages.map((page) => (
            <Row key={page.id} of={page} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ of: { id, page, version, draft }, onOpen }: { of: SiteSectionInShort; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const markOf = useDraftMark();
  const title = page?.title[language] || page?.title.ar || page?.title.en || t('cards.untitled');
  return (
    <li style={row}>
      <Flex wrap align="center" justify="space-between" gap="small">
        <div style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <strong>{title}</strong>
          <Hint as="div">
            <bdi dir="ltr">/p/{page?.name}</bdi>
          </Hint>
        </div>
        <Flex wrap align="center" gap="small">
          {draft?.plan ? (
            <Tag style={lookOf('planned')}>{markOf(draft)}</Tag>
          ) : (
            draft &&
            (version > 0 || draft.refused) && (
              <Tag {...(draft.refused ? { color: 'error' } : { style: lookOf('changed') })}>{markOf(draft)}</Tag>
            )
          )}
          {version === 0 && <Tag style={lookOf('draft')}>{t('pages.states.draft')}</Tag>}
          {version > 0 && page && (
            <Tag style={lookOf(page.archived ? 'archived' : 'published')}>
              {t(page.archived ? 'pages.states.archived' : 'pages.states.shown')}
            </Tag>
          )}
          {/* The section's id is that of a page's place. */}
          <Button onClick={() => onOpen(id as OwnPageId)} aria-label={t('pages.edit', { title })}>
            {t('pages.open')}
          </Button>
        </Flex>
      </Flex>
    </li>
  );
}
