import { viteConfigOf } from '../../bin/web-app.ts';

export default viteConfigOf('backoffice', '/staff/');
