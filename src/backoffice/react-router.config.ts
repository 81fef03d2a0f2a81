import { routerConfigOf } from '../../bin/web-build/web-app.ts';

export default routerConfigOf('backoffice', '/staff');
