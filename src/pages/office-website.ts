import Building2 from 'lucide-react/icons/building-2'
import FileText from 'lucide-react/icons/file-text'
import Newspaper from 'lucide-react/icons/newspaper'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import Users from 'lucide-react/icons/users'
import type { OfficeEntry } from './office-groups.ts'

/** The dashboard's pages for the content of the website. */
export const websiteEntries = [
  {
    path: '/dashboard/publications',
    file: 'publications',
    access: 'publications.manage',
    texts: ['officePublications'],
    title: 'nav.publications',
    icon: Newspaper,
    group: 'dash.group.website',
  },
  {
    path: '/dashboard/services',
    file: 'services',
    access: 'services.manage',
    texts: ['officeServices'],
    title: 'nav.services',
    icon: Scale,
    section: 'nav.services',
    group: 'dash.group.website',
    add: 'find.service.add',
  },
  {
    path: '/dashboard/services/paths',
    file: 'stage-templates',
    access: 'services.manage',
    texts: ['officeStageTemplates'],
    title: 'stageTemplates.title',
    icon: Scale,
    section: 'nav.services',
    group: 'dash.group.website',
  },
  {
    path: '/dashboard/services/questions',
    file: 'question-sets',
    access: 'services.manage',
    texts: ['officeQuestionSets'],
    title: 'questionSets.title',
    icon: Scale,
    section: 'nav.services',
    group: 'dash.group.website',
  },
  {
    path: '/dashboard/team',
    file: 'team',
    access: 'team.manage',
    texts: ['officeTeam', 'officePictures'],
    title: 'nav.team',
    icon: Users,
    group: 'dash.group.website',
    add: 'find.member.add',
  },
  {
    path: '/dashboard/clients',
    file: 'clients',
    access: 'clients.manage',
    texts: ['officeClients', 'officeConsent', 'officePictures'],
    title: 'officeClients.title',
    icon: Building2,
    group: 'dash.group.website',
    add: 'find.client.add',
  },
  {
    path: '/dashboard/story',
    file: 'story',
    access: 'story.manage',
    texts: ['officeStory', 'officeConsent', 'officePictures'],
    title: 'story.pageTitle',
    icon: FileText,
    section: 'dash.section.pages',
    group: 'dash.group.website',
  },
  {
    path: '/dashboard/pages',
    file: 'pages',
    access: 'pages.manage',
    texts: ['forms', 'officePages'],
    title: 'pages.title',
    icon: FileText,
    section: 'dash.section.pages',
    group: 'dash.group.website',
  },
  {
    path: '/dashboard/newsletter',
    file: 'newsletter',
    access: 'newsletter.view',
    texts: ['officeAdmin', 'officeIssues'],
    title: 'newsletter.title',
    icon: Send,
    group: 'dash.group.website',
    needsReaders: true,
  },
] as const satisfies readonly OfficeEntry[]
