import { viteConfigOf } from '../../bin/web-build/web-app.ts';

export default viteConfigOf('backoffice', '/staff/');
