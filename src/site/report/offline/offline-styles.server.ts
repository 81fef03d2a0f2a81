import badge from '#ui/base/Badge.module.css?inline';
import icon from '#ui/base/Icon.module.css?inline';
import base from '#ui/styles/base.css?inline';
import tokens from '#ui/styles/tokens.css?inline';
import contents from '../contents/Contents.module.css?inline';
import dataTable from '../parts/DataTable.module.css?inline';
import drawing from '../parts/Drawing.module.css?inline';
import figure from '../parts/Figure.module.css?inline';
import part from '../parts/Part.module.css?inline';
import toneMark from '../parts/ToneMark.module.css?inline';
import people from '../people/People.module.css?inline';
import head from '../ReportHead.module.css?inline';
import parts from '../ReportParts.module.css?inline';
import rating from '../rating/Rating.module.css?inline';
import searches from '../searches/Searches.module.css?inline';
import section from '../sections/PlainSection.module.css?inline';
import statements from '../statements/Statements.module.css?inline';
import decision from '../summary/Decision.module.css?inline';
import reportedYears from '../summary/ReportedYears.module.css?inline';
import summary from '../summary/Summary.module.css?inline';
import own from './offline.css?inline';

/** The styles of everything that stands in an offline copy. */
export const offlineStyles = [
  tokens,
  base,
  badge,
  icon,
  contents,
  dataTable,
  drawing,
  figure,
  part,
  toneMark,
  people,
  head,
  parts,
  rating,
  searches,
  section,
  statements,
  decision,
  reportedYears,
  summary,
  own,
]
  .join('\n')
  .replaceAll('</', '<\\/');
