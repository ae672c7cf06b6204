// What the map uses of Phaser, from its sources: a game on a 2D canvas, a scene, containers and images. The page loads
// a third of the whole Phaser. Modules without a name register themselves; Phaser ends quietly if one of them is missing.
import '#phaser/cameras/2d/CameraManager.js';
import CONST from '#phaser/const.js';
import Game from '#phaser/core/Game.js';
import '#phaser/events/EventEmitter.js';
import '#phaser/gameobjects/container/ContainerFactory.js';
import '#phaser/gameobjects/DisplayList.js';
import '#phaser/gameobjects/GameObjectCreator.js';
import '#phaser/gameobjects/GameObjectFactory.js';
import '#phaser/gameobjects/image/ImageFactory.js';
import '#phaser/gameobjects/UpdateList.js';
import Scale from '#phaser/scale/const/index.js';
import Scene from '#phaser/scene/Scene.js';
import '#phaser/scene/ScenePlugin.js';

export const { CANVAS } = CONST;
export { Game, Scale, Scene };
