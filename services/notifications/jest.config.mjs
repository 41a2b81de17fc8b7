import { unitAndIntegration } from '../../jest.preset.mjs';

export default unitAndIntegration({ ofBuild: true });
