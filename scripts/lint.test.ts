import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScratchFolder } from '#tests/support/scratch-folder.ts'
import { findStrayClasses } from './check-classes.ts'
import { findNamelessComponents } from './check-components.ts'
import { findUnusedKeys } from './check-texts.ts'

const root = join(import.meta.dirname, '..')

const folder = openScratchFolder('lint')
const { write } = folder
const run = (program: string, option: string) =>
  spawnSync(join(root, 'node_modules/.bin', program), [option], { cwd: folder.path, encoding: 'utf8' })

describe('a default export', () => {
  it('is reported without a name', () => {
    write('arrow.tsx', 'export default () => <p />')
    write('props.tsx', 'export default ({ title }) => <p>{title}</p>')
    write('function.tsx', 'export default function () { return <p /> }')
    write('named.tsx', 'export default function NamedPage() { return <p /> }')
    write('variable.tsx', 'const NamedPage = () => <p />\nexport default NamedPage')
    expect(findNamelessComponents(folder.path)).toEqual([
      'arrow.tsx exports a component without a name',
      'function.tsx exports a component without a name',
      'props.tsx exports a component without a name',
    ])
  })
})

describe('a CSS class', () => {
  beforeEach(() => {
    write('ui/styles/layout.css', '.panel { color: red }')
    write(
      'ui/form.css',
      '@layer components { .field, .field:hover { color: red } .page .inner { color: red } }',
    )
    write('ui/form.tsx', 'import \'./form.css\'\nexport const Form = () => <i className="field" />')
  })

  it('is reported in another folder that does not load the sheet, even within a template', () => {
    write('pages/one.tsx', 'export default () => <p className="panel field"><b className="inner" /></p>')
    write('pages/two.tsx', "export default ({ on }) => <p className={classNames('panel', on && 'field')} />")
    expect(findStrayClasses(folder.path)).toEqual([
      'pages/one.tsx uses .field of ui/form.css',
      'pages/two.tsx uses .field of ui/form.css',
    ])
  })

  it('passes if the file, or one of its imports, loads the sheet', () => {
    write('pages/one.tsx', 'import \'#ui/form.css\'\nexport default () => <p className="field" />')
    write(
      'pages/two.tsx',
      'import { Form } from \'#ui/form.tsx\'\nexport default () => <p className="field" />',
    )
    expect(findStrayClasses(folder.path)).toEqual([])
  })
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the programs under test hold templates
describe('a text of the dictionaries', () => {
  const unusedBeside = (program: string) => {
    const words = ['nav.home', 'status.open', 'activity.user.update', 'error.wait', 'nobody.says']
    write(
      'i18n/en/common.ts',
      `export const common = {\n${words.map((key) => `  '${key}': '…',\n`).join('')}}\n`,
    )
    write('i18n/ar/common.ts', "export const common = { 'nobody.says': '…' }\n")
    write('page.tsx', program)
    write('page.test.ts', "expect(t('nobody.says'))")
    return findUnusedKeys(folder.path)
  }

  it('that is unused in the code is reported by its key, even if a test uses it', () => {
    const program =
      "t('nav.home'); t(`status.${state}`); own = ['user.update']; t(`activity.${own}`); `error.wait?n=${n}`"
    expect(unusedBeside(program)).toEqual(['nobody.says'])
  })

  it('does not count as used because of a longer or shorter key', () => {
    expect(unusedBeside("t('nav.home.title'); t(`status.${state}.title`); t('error')")).toEqual([
      'activity.user.update',
      'error.wait',
      'nav.home',
      'nobody.says',
      'status.open',
    ])
  })
})
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the programs under test hold templates

it('finds no unused texts in our dictionaries', () => {
  expect(findUnusedKeys(join(root, 'src'))).toEqual([])
})

describe('knip', () => {
  const lint = () => {
    for (const name of ['knip.json', 'tsconfig.json']) cpSync(join(root, name), join(folder.path, name))
    write('package.json', JSON.stringify({ name: 'scratch', type: 'module', imports: { '#*': './src/*' } }))
    return run('knip', '--no-config-hints')
  }

  it('reports an unused export, a component exported twice and an unused file', () => {
    write('src/server.ts', "import Page, { used } from '#page.ts'\nconsole.log(used, Page)\n")
    write(
      'src/page.ts',
      'export const used = 1\nexport const forgotten = 2\nexport const Page = 3\nexport default Page\n',
    )
    write('src/left-behind.ts', 'export const alone = 1\n')
    const { stdout, status } = lint()
    expect(status).not.toBe(0)
    for (const name of ['forgotten', 'Page|default', 'src/left-behind.ts']) expect(stdout).toContain(name)
    expect(stdout).not.toMatch(/^used\b/m)
  })
})

describe('biome', () => {
  const lint = () => {
    cpSync(join(root, 'biome.json'), join(folder.path, 'biome.json'))
    write('.gitignore', 'node_modules/')
    const { stdout, stderr } = run('biome', 'lint')
    return stdout + stderr
  }
  const linesOf = (count: number) => 'console.log()\n'.repeat(count)

  it('reports a file of more than 300 lines and a function of more than 100', () => {
    write('src/long.ts', linesOf(301))
    write('src/deep.ts', `export const deep = () => {\n${linesOf(101)}}\n`)
    expect(lint()).toMatch(/deep\.ts\S* lint\/complexity\/noExcessiveLinesPerFunction/)
    expect(lint()).toMatch(/long\.ts\S* lint\/style\/noExcessiveLinesPerFile/)
    write('src/long.ts', linesOf(300))
    write('src/deep.ts', `export const deep = () => {\n${linesOf(90)}}\n`)
    expect(lint()).toMatch(/Checked 3 files.*No fixes applied/)
  })

  it('finds no longer file of ours, including the lines in a template, which Biome does not count', () => {
    const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs,css}', { cwd: root })
    const ours = files.filter(
      (file) => !/^src.(sample|i18n.(en|ar)|features.legal-pages.server.texts)./.test(file),
    )
    const long = ours.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })
})

describe('an identifier', () => {
  const notCode =
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n]|\\.)+\/[gimsu]*(?=[,.)\s])/gm
  const forbidden =
    /\b\w*(?:[kK]ept|(?<![a-z])[tT]old|(?<![a-z])[aA]sked|[a-z](?:Told|Asked)|[fF]ormer)(?![a-z])\w*/g
  /** Fields and error codes that clients of the API use. */
  const ofApi =
    /^(told|toldAt|lastToldAt|former|formerIban|asked(Document|Consultation)|change_asked|agreement_kept|told_recently)$|ormerEmployer/
  const codeOf = (files: string) =>
    globSync(files, { cwd: root }).map((file) => ({
      file,
      code: readFileSync(join(root, file), 'utf8').replace(notCode, ''),
    }))

  it('contains no word that STYLE.md forbids', () => {
    const found = codeOf('{src,scripts,tests}/**/*.{ts,tsx}').flatMap(({ file, code }) =>
      (code.match(forbidden) ?? []).filter((name) => !ofApi.test(name)).map((name) => `${file} ${name}`),
    )
    expect(found).toEqual([])
  })

  it('calls the progress of a matter a path only in the API', () => {
    const files = codeOf('src/features/matters/**/*.{ts,tsx}')
    expect(files.filter(({ code }) => /(?<!\.)\bpath\b(?!\??:)/.test(code))).toEqual([])
  })
})
