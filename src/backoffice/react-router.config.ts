import { routerConfigOf } from '../../bin/web-app.ts';

export default routerConfigOf('backoffice', '/staff');
