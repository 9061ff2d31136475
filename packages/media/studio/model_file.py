"""Writes the models for the 3D viewer as binary glTF 2: one mesh per node and material, quantised (KHR_mesh_quantization)."""

import json
import struct

import numpy as np

STEP = 1 / 25_000
"""Metres per unit of a position: 0.04 mm, up to 1.31 m from a node's origin."""
VERTEX = np.dtype([("at", "<i2", 4), ("normal", "<i2", 4), ("colour", "u1", 4)])


def upright(v):
    """Blender's axes (z up, front towards -y) as glTF's (y up, front towards +z)."""
    return np.stack([v[..., 0], v[..., 2], -v[..., 1]], axis=-1)


def write(path, name, nodes, materials, surfaces):
    """Write a file.

    nodes       `Nodes` of model_parts: origin, opening and facing of each node
    materials   glTF material by name
    surfaces    (node, material, Surface)
    """
    chunks, views, accessors, meshes = [], [], [], []
    order = list(materials)
    gltf_nodes = [{"name": name, "children": []}]
    offset = 0

    def add(data, target, stride=None):
        nonlocal offset
        view = {"buffer": 0, "byteOffset": offset, "byteLength": len(data), "target": target}
        if stride:
            view["byteStride"] = stride
        views.append(view)
        chunks.append(data + b"\0" * (-len(data) % 4))
        offset += len(chunks[-1])
        return len(views) - 1

    for node in nodes.order:
        origin = nodes.origin(node)
        groups = {}
        for owner, material, s in surfaces:
            if owner == node and len(s.points):
                groups.setdefault(material, []).append(s)
        if not groups:
            raise ValueError(f"The node {node} of {name} has no surface.")
        primitives = []
        for material, parts in sorted(groups.items()):
            points = np.concatenate([p.points for p in parts]).reshape(-1, 3) - origin
            normals = np.concatenate([p.normals for p in parts]).reshape(-1, 3)
            colours = np.concatenate([p.colours for p in parts]).reshape(-1, 3)
            vertices = np.zeros(len(points), VERTEX)
            vertices["at"][:, :3] = np.round(upright(points) / STEP)
            vertices["normal"][:, :3] = np.round(upright(normals) * 32767)
            vertices["colour"][:, :3] = np.round(np.clip(colours, 0, 1) * 255)
            vertices["colour"][:, 3] = 255
            unique, index = np.unique(vertices.view(f"V{VERTEX.itemsize}"), return_inverse=True)
            corners = index.reshape(-1, 3)
            # Rounding can make slivers flat.
            corners = corners[(corners[:, 0] != corners[:, 1]) & (corners[:, 1] != corners[:, 2]) & (corners[:, 0] != corners[:, 2])]
            if not len(corners):
                continue
            unique, corners = in_order_of_use(unique, corners)
            unique = unique.view(VERTEX)
            used = len(unique)
            wide = used > 65_535
            vertex_view = add(unique.tobytes(), 34962, VERTEX.itemsize)
            index_view = add(corners.astype("<u4" if wide else "<u2").tobytes(), 34963)
            first = len(accessors)
            at = unique["at"][:, :3]
            accessors.extend(
                [
                    {"bufferView": vertex_view, "byteOffset": 0, "componentType": 5122, "count": used, "type": "VEC3",
                     "min": at.min(axis=0).tolist(), "max": at.max(axis=0).tolist()},
                    {"bufferView": vertex_view, "byteOffset": 8, "componentType": 5122, "normalized": True, "count": used, "type": "VEC3"},
                    {"bufferView": vertex_view, "byteOffset": 16, "componentType": 5121, "normalized": True, "count": used, "type": "VEC4"},
                    {"bufferView": index_view, "componentType": 5125 if wide else 5123, "count": int(corners.size), "type": "SCALAR"},
                ]
            )  # fmt: skip
            primitives.append(
                {"attributes": {"POSITION": first, "NORMAL": first + 1, "COLOR_0": first + 2}, "indices": first + 3, "material": order.index(material)}
            )
        meshes.append({"name": node, "primitives": primitives})
        shape = {"name": f"{node}-surface", "mesh": len(meshes) - 1, "scale": [STEP] * 3}
        holder = {"name": node, "translation": np.round(upright(origin), 5).tolist(), "children": [len(gltf_nodes) + 1]}
        extras = nodes.extras(node)
        if extras:
            holder["extras"] = extras
        gltf_nodes[0]["children"].append(len(gltf_nodes))
        gltf_nodes.extend([holder, shape])
    used = sorted({p["material"] for m in meshes for p in m["primitives"]})
    for m in meshes:
        for p in m["primitives"]:
            p["material"] = used.index(p["material"])
    kept = [materials[order[i]] for i in used]
    extensions = ["KHR_mesh_quantization"]
    if any("extensions" in m for m in kept):
        extensions.append("KHR_materials_unlit")
    document = {
        "asset": {"version": "2.0", "generator": "packages/media/studio"},
        "extensionsUsed": extensions,
        "extensionsRequired": ["KHR_mesh_quantization"],
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": gltf_nodes,
        "meshes": meshes,
        "materials": kept,
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": offset}],
    }
    head = json.dumps(document, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 4)
    body = b"".join(chunks)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 12 + 8 + len(head) + 8 + len(body)))
        file.write(struct.pack("<I4s", len(head), b"JSON") + head)
        file.write(struct.pack("<I4s", len(body), b"BIN\0") + body)


def in_order_of_use(vertices, corners):
    """Number the vertices in the order in which triangles use them, which compresses better and reads memory in order."""
    flat = corners.reshape(-1)
    _, first = np.unique(flat, return_index=True)
    order = flat[np.sort(first)]
    number = np.empty(len(vertices), np.int64)
    number[order] = np.arange(len(order))
    return vertices[order], number[corners]
