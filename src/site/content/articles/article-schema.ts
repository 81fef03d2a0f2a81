import { localizedPath } from '#kernel/locale.ts';
import type { Article } from '#modules/content/contract.ts';
import type { Schema } from '../../layout/StructuredData.tsx';

type Surroundings = Readonly<{
  publicUrl: string;
  siteName: string;
  sellerName: string | undefined;
}>;

/** An article for machines: itself and its questions. */
export function articleSchema(article: Article, { publicUrl, siteName, sellerName }: Surroundings) {
  const address = (path: string) => `${publicUrl}${localizedPath(article.locale, path)}`;
  const url = address(article.path);
  const organization: Schema = { '@type': 'Organization', name: sellerName ?? siteName, url: publicUrl };
  const graph: Schema[] = [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: article.title,
      description: article.description,
      inLanguage: article.locale,
      datePublished: article.published,
      dateModified: article.updated,
      mainEntityOfPage: url,
      author: organization,
      publisher: organization,
      citation: article.notes.map(({ url }) => url),
    },
  ];
  if (article.faq.length > 0) {
    graph.push({
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      inLanguage: article.locale,
      mainEntity: article.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return { '@graph': graph };
}
