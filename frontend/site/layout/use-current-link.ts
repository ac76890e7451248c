import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';

/** The home page's sections that the header links to, by their anchors. */
const sections = { services: paths.services, programs: paths.homePrograms } as const;
type SectionId = keyof typeof sections;
const sectionIds = Object.keys(sections) as SectionId[];

/** Returns the header's link for the reader's position: a section of the home page, or the page itself. */
export function useCurrentLink(): string {
  const { pathname } = useLocation();
  const section = useSectionInView(pathname === paths.home);
  if (section) return sections[section];
  return /^\/programs?(\/|$)/.test(pathname) ? paths.homePrograms : pathname;
}

/**
 * The section at a line in the upper half of the window. Looked up on each scroll event, since a screen may load late.
 */
function useSectionInView(isHome: boolean): SectionId | undefined {
  const [section, setSection] = useState<SectionId>();

  useEffect(() => {
    if (!isHome) return;
    const look = () => {
      const line = window.innerHeight * 0.4;
      const isUnderLine = (id: SectionId) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box !== undefined && box.top <= line && box.bottom > line;
      };
      setSection(sectionIds.find(isUnderLine));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      setSection(undefined);
    };
  }, [isHome]);

  return section;
}
