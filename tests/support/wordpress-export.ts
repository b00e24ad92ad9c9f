export type Post = {
  id: number
  title?: string
  content?: string
  excerpt?: string
  type?: string
  status?: string
  /** UTC. */
  date?: string
  author?: string
  guid?: string
  link?: string
  attachment?: string
  /** `domain:slug:name` */
  categories?: string[]
  meta?: Record<string, string | number>
}

const quoted = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const itemOf = (site: string, post: Post) => `
	<item>
		<title>${quoted(post.title ?? `Post ${post.id}`)}</title>
		<link>${post.link ?? `${site}/${post.id}/`}</link>
		<dc:creator>${quoted(post.author ?? 'editor')}</dc:creator>
		<guid isPermaLink="false">${post.guid ?? `${site}/?p=${post.id}&#038;x=1`}</guid>
		<content:encoded>${quoted(post.content ?? `<p>The text of post ${post.id} is long enough.</p>`)}</content:encoded>
		<excerpt:encoded>${quoted(post.excerpt ?? '')}</excerpt:encoded>
		<wp:post_id>${post.id}</wp:post_id>
		<wp:post_date>${quoted(post.date ?? '2024-03-09 12:00:00')}</wp:post_date>
		<wp:post_date_gmt>${quoted(post.date ?? '2024-03-09 09:00:00')}</wp:post_date_gmt>
		<wp:status>${quoted(post.status ?? 'publish')}</wp:status>
		<wp:post_type>${quoted(post.type ?? 'post')}</wp:post_type>
		<wp:post_password>${quoted('')}</wp:post_password>
		${post.attachment ? `<wp:attachment_url>${quoted(post.attachment)}</wp:attachment_url>` : ''}
		${(post.categories ?? [])
      .map((each) => each.split(':'))
      .map(
        ([domain, slug, name = slug]) =>
          `<category domain="${domain}" nicename="${slug}">${quoted(name ?? '')}</category>`,
      )
      .join('\n\t\t')}
		${Object.entries(post.meta ?? {})
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>${quoted(key)}</wp:meta_key><wp:meta_value>${quoted(String(value))}</wp:meta_value></wp:postmeta>`,
      )
      .join('\n\t\t')}
		<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${quoted('Nice </item> post')}</wp:comment_content></wp:comment>
	</item>`

type More = {
  site?: string
  /** Usernames with their email addresses. */
  authors?: Record<string, string>
  /** Whole elements of the channel before its items. */
  head?: string
}

/** A file as WordPress exports it. */
export const wordpressExport = (
  posts: readonly Post[],
  { site = 'https://old.example', authors = {}, head = '' }: More = {},
): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.7" created="2026-01-01 00:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	<title>Old Firm &amp; Sons</title>
	<link>${site}</link>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_blog_url>${site}</wp:base_blog_url>
	${Object.entries(authors)
    .map(
      ([login, email]) =>
        `<wp:author><wp:author_login>${quoted(login)}</wp:author_login><wp:author_email>${quoted(email)}</wp:author_email></wp:author>`,
    )
    .join('\n\t')}
	${head}${posts.map((post) => itemOf(site, post)).join('')}
</channel>
</rss>
`
