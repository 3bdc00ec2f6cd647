// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let ee = s(c, 6) ^ s(c, 11) ^ s(c, 25), p = f + ee + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, te = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + p | 0, a = i, i = r, r = n, n = p + te | 0;
	}
	let ee = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(ee, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var ee = r, p = (e) => ee(e);
function te(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	ee = e;
}
// kernel/chacha.ts
function ne(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	re.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), ie.set(re);
	for (let e = 0; e < 10; e++) ae(0, 4, 8, 12), ae(1, 5, 9, 13), ae(2, 6, 10, 14), ae(3, 7, 11, 15), ae(0, 5, 10, 15), ae(1, 6, 11, 12), ae(2, 7, 8, 13), ae(3, 4, 9, 14);
	return ie.map((e, t) => e + re[t]);
}
var re = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), ie = /* @__PURE__ */ new Uint32Array(16);
function ae(e, t, n, r) {
	oe(e, t, r, 16), oe(n, r, t, 12), oe(e, t, r, 8), oe(n, r, t, 7);
}
function oe(e, t, n, r) {
	let i = ie[e] + ie[t] | 0, a = ie[n] ^ i;
	ie[e] = i, ie[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var se = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ce = (e) => ({
	key: e,
	drawn: 0
});
function le(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ne(fe(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var ue = (e, t = 6) => 1 + le(e, t);
function de(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = le(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var fe = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), pe = 8, m = (e) => 1 << (e ?? pe), me = 16, h = (e) => e & 511 & ~(e >> me), he = (e, t) => (e | m(t)) & ~(m(t) << me), ge = (e, t) => (e & m(t)) === 0 ? e | m(t) | m(t) << me : e, g = (e, t) => ({
	seen: m(e),
	secret: t
}), _e = (e, t, n) => ({
	seen: m(e) | m(t),
	secret: n
}), ve = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), ye = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => m(t)),
	secret: n
});
function be(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function xe(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(he(r, n)), t.secret.push(i), i);
}
function Se(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && Ce(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function Ce(e) {
	let t = 0, n = 511;
	for (let r of e) t |= h(r), n &= h(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = we(e[t], r);
}
var we = (e, t) => e | (e & t) << me;
function Te(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function Ee(e, { from: t, giver: n, to: r, taker: i }) {
	Te(r, e, he(he(we(Se(t, e), 511), n), i));
}
function De(e, t, n, r) {
	let i = e.secret.indexOf(t);
	if (i < 0) throw Error(`${String(t)} is not in the pile`);
	let a = e.seen[i] ?? 0;
	e.seen[i] = r === "openly" ? he(a, n) : ge(a, n);
}
function Oe(e, t) {
	for (let n = 0; n < e.seen.length; n++) e.seen[n] = he(e.seen[n] ?? 0, t);
}
function ke(e, t, n) {
	let r = Math.max(0, e.secret.length - t);
	for (let t = r; t < e.seen.length; t++) e.seen[t] = he(e.seen[t], n);
	return e.secret.slice(r).reverse();
}
function Ae(e, t, n) {
	let r = e.secret.length - t.length;
	e.secret.splice(r, t.length, ...[...t].reverse()), e.seen.splice(r, t.length, ...t.map(() => m(n)));
}
function je(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = he(e.seen[n], t), e.secret[n]);
}
function Me(e, t, n) {
	t.secret = de(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var Ne = [], Pe = (e) => Fe(e, "events") ?? Ne;
function Fe(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Ie(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Ie(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Ie(e, t) {
	if ("secret" in t) {
		if (Ve(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (He(t)) return {
			at: e,
			is: "secret",
			inner: Be(t.secret) ? Fe(t.secret) : null
		};
	}
	let n = Fe(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Le(e, t = Pe(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? Ne) {
			let t = ze(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Re(e, t = Pe(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? Ne) {
			let t = ze(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var ze = (e, t) => e[t], Be = (e) => typeof e == "object" && !!e, Ve = (e) => "pile" in e && "pool" in e, He = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", _ = (e) => ({
	g: e,
	spots: Pe(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function Ue(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? Ue(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function We() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: h(e),
				secret: null
			};
			let a = Be(n) ? Ue(n, r, i, t) : n;
			return {
				seen: h(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (Ge(t, n)) return qe(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Ke(t)), r;
		}
	};
	return t;
}
function Ge({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Ke({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(h);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function qe({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "hand" && a !== m(t), c = s ? Ye(r, i, o) : null, l = s ? Je(r, a) : null, [u, d] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = c === null ? e : c[e], n = l === null || (Ze(r, t) & a) !== 0 ? Ze(r, t) : l;
		u.push(o(t) ? n | a : n), d.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: u,
		secret: d
	};
}
function Je(e, t) {
	let n = 511, r = !1;
	for (let i of e) (h(i) & t) === 0 && (n &= h(i), (i & t) !== 0 && (r = !0));
	return r ? n : null;
}
var Ye = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Xe(t[r], t[i]) : Ze(e, r) - Ze(e, i) : n(r) ? -1 : 1), Xe = (e = "", t = "") => e < t ? -1 : +(e > t), Ze = (e, t) => h(e[t]), Qe = (e, t) => $e(_(e), t);
function $e(e, t) {
	let n = m(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= We();
	let r = Ue(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = ot(e, n), r;
}
function et(e, t) {
	let n = { value: e };
	return Ue(n, Fe(n), m(t), tt).value;
}
var tt = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Be(t) ? Ue(t, n, r, tt) : t }),
	pile: (e, t) => Ge(e, t) ? qe(e, t) : Ke(e)
};
function nt(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of Le(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = rt(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function rt(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(Xe),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(it), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var it = (e, t) => Xe(e.card, t.card), at = (e, t) => ot(_(e), m(t));
function ot(e, t) {
	let n = {}, r = nt(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var st = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, ct = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new st("a secret");
	}
}, lt = {
	enumerable: !0,
	get() {
		throw new st("a card");
	}
}, ut = [];
function dt(e) {
	let t = ut[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, lt);
	return ut[e] = Object.freeze(n), n;
}
var ft = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new ct(h(e.seen)) : Be(e.secret) && t !== null ? {
		seen: e.seen,
		secret: Ue(e.secret, t, n, ft)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: dt(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, lt);
		return {
			...e,
			secret: r
		};
	}
};
function pt(e, t) {
	let n = Ue(e.g, e.spots, m(t), ft);
	return n.events = null, mt.set(n, {
		position: e,
		viewer: t
	}), n;
}
var mt = /* @__PURE__ */ new WeakMap();
function ht(e, t) {
	let n = mt.get(e);
	if (n === void 0) throw Error("only the facts of a viewer may ask for this");
	return ot(n.position, m(n.viewer))[t] ?? [];
}
// kernel/facts.ts
var gt = (e, t, n) => _t(e, _(t), n);
function _t(e, t, n) {
	return t.facts ??= e.facts(pt(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(pt(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function vt(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => vt(Dt(e, n), Dt(t, n)));
}
var yt = (e, t) => e.some((e) => vt(e, t));
function bt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return yt(e.one, t) ? null : St(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return xt(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = St(e.not, o);
			if (s !== null) return s;
			if (!yt(r, o) || yt(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function xt(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = bt(e[i], Dt(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var St = (e, t) => e?.find((e) => vt(e.value, t))?.because ?? null;
function Ct(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = Dt(t, o), c = bt(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function wt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!Tt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var Tt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Et(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, Et(n, Dt(t, e))])) : t.map((t) => n(e.some.find((e) => vt(e, t)))) : n(e.one.find((e) => vt(e, t)));
}
function Dt(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function v(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = At(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function Ot(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function kt(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function At(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function jt(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (jt(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function Mt(e, t, n) {
	return Nt({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function Nt(e, t, n) {
	for (let r in t) e[r] = Pt(t[r], n);
	return e;
}
function Pt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return Nt({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var Ft = { to: "stay" }, It = { to: "next" };
function Lt(e) {
	return {
		to: "done",
		result: e
	};
}
function Rt() {
	return {
		stay: Ft,
		next: It,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Lt,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/play.ts
function zt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: Bt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Vt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(fn(e, i, a)), ln(e, r), r;
}
function Bt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function Vt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function Ht(e, t) {
	let n = y(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = pn(e, n);
	return {
		seats: mn(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function Ut(e, t) {
	let n = Ht(e, t), r = y(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || pn(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !on(n) && !sn(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function Wt(e, t, n) {
	let r = [];
	return nn(e, t, n, r, null), r;
}
function Gt(e, t, n) {
	let r = [], i = [];
	return nn(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Kt(e, t, n, r, i = Wt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = tn(e, t, o.type) ? en(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = Mt(o, n, r);
			if ((s?.check?.(t, y(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function qt(e, t, n) {
	let r = y(t);
	return {
		seat: n,
		...pn(e, r).idle(t, r, n)
	};
}
function Jt(e, t, n) {
	let r = y(t), i = en(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	un(e, t, r, i.take(t, r, n.seat, n)), ln(e, t);
}
function Yt(e, t, n) {
	let r = y(t);
	if (r === void 0 || t.outcome !== null) return !1;
	let i = pn(e, r), a = i.ask(t, r), o = typeof a == "number" ? a : a?.[n(a.length)], s = $t(i.actions), c = i.sealed?.(t, r) ? Zt : $t(e.anytime), l = s.length + c.length, u = n(l);
	for (let i = 0; i < l; i++) {
		let a = (u + i) % l, { type: d, rule: f } = a < s.length ? s[a] : c[a - s.length], ee = Xt(t, r, o, d, f, n);
		if (ee !== null) return un(e, t, r, f.take(t, r, o, ee)), ln(e, t), !0;
	}
	throw Error(`seat ${o} has no answer to ${r.phase}.${r.step}`);
}
function Xt(e, t, n, r, i, a) {
	let o = i.offer(e, t, n), s = Array.isArray(o) ? o : on(o) ? [] : [o], c = a(Math.max(1, s.length));
	for (let o = 0; o < s.length; o++) {
		let l = s[(c + o) % s.length];
		if (sn(l)) continue;
		let u = {
			type: r,
			fields: l
		};
		for (let r = 0; r < (i.check === void 0 ? 1 : 20); r++) {
			let r = Mt(u, n, a);
			if ((i.check?.(e, t, n, r) ?? null) === null) return r;
		}
	}
	return null;
}
var Zt = [], Qt = /* @__PURE__ */ new WeakMap();
function $t(e) {
	let t = Qt.get(e);
	if (t !== void 0) return t;
	let n = Object.entries(e).map(([e, t]) => ({
		type: e,
		rule: t
	}));
	return Qt.set(e, n), n;
}
function en(e, t, n, r) {
	let i = y(t), a = pn(e, i), o = a.actions[r];
	if (o !== void 0 && gn(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function tn(e, t, n) {
	return pn(e, y(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function nn(e, t, n, r, i) {
	let a = y(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = pn(e, a);
	gn(o.ask(t, a), n) && rn(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || rn(e, e.anytime, t, a, n, r, i);
}
function rn({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) sn(e) || a.push(an(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: cn(l, e[s] ?? null)
			});
		} else on(l) ? o?.push({
			type: s,
			because: l
		}) : sn(l) ? o?.push({
			type: s,
			because: cn([l], e[s] ?? null)
		}) : a.push(an(s, c, l));
	}
}
var an = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, on = (e) => "refused" in e;
function sn(e) {
	for (let t in e) if (jt(e[t])) return !0;
	return !1;
}
function cn(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => jt(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function ln(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = y(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = pn(e, n);
		if (typeof r == "function") un(e, t, n, r(t, n) ?? It);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? un(e, t, n, It) : t.stack.push(fn(e, r.call, i));
		} else if (hn(r.ask(t, n))) un(e, t, n, It);
		else return;
	}
	throw Error(`runaway rules at ${y(t)?.phase}.${y(t)?.step}`);
}
function un(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(fn(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = fn(e, r.phase, r.locals);
			return;
		case "done": return dn(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return dn(e, t, n, void 0);
			n.step = r;
		}
	}
}
function dn(e, t, n, r) {
	t.stack.pop();
	let i = y(t);
	if (i === void 0) return;
	let a = pn(e, i);
	typeof a != "function" && un(e, t, i, "call" in a ? a.then?.(t, i, r) ?? It : a.after?.[n.phase]?.(t, i, r) ?? Ft);
}
var fn = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), y = (e) => e.stack[e.stack.length - 1], pn = (e, t) => e.phases[t.phase]?.steps[t.step], mn = (e) => e === null ? [] : typeof e == "number" ? [e] : e, hn = (e) => e === null || typeof e != "number" && e.length === 0, gn = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function _n(e, t, n) {
	let r = bn(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return yn("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = Ht(e, t);
	if (s === null) return yn("over", o, {});
	let c = en(e, t, i, a);
	if (c === null) return xn(e, t, a, o, s.seats);
	let l = c.offer(t, y(t), i);
	return on(l) ? { refusal: l } : Sn(t, r, c, Array.isArray(l) ? l : [l], o);
}
function vn(e, t, n, r) {
	let i = _n(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function yn(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function bn(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return yn("malformed", null, { expected: "object" });
	let n = Dt(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return yn("malformed", null, { expected: "seat" });
	let r = Dt(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : yn("malformed", null, { expected: "type" });
}
function xn(e, t, n, r, i) {
	let a = y(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? yn("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? yn("sealed", r, { type: n }) : yn("notNow", r, {
		type: n,
		asked: i
	});
}
function Sn(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = Ct(c, r, o);
		if (a.reason === null) {
			let o = Et({ parts: c }, r), s = i.check?.(e, y(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: wt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Cn(e, t, n, r) {
	return wn(t.g.chance, n.g.chance) ? Tn(t, n, r) ? "secret" : Ht(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var wn = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Tn(e, t, n) {
	let r = m(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = ze(e, o), l = typeof t == "object" && t ? ze(t, o) : void 0;
			if (s === "pile") i ||= !En(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && Dn(e, t, r);
}
function En(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Dn(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = m(r) | n, a = ot(t, i);
		for (let [t, n] of Object.entries(ot(e, i))) if (!On(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function On(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function b(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(b).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${b(t[e])}`).join(",")}}`;
}
var kn = (e) => p(b(e)), An = (e) => p(`parlour commitment ${e}`), jn = (e) => p(`parlour entropy ${e}`), Mn = (e, t) => p(`parlour dice ${b({
	seed: e,
	entropy: t
})}`);
function Nn({ commitment: e, promises: t, entropy: n }, r) {
	if (An(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : jn(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Pn = ({ name: e, salt: t }) => p(`parlour name ${t} ${e}`);
function Fn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var In = (e) => kn(e).slice(0, Rn), Ln = (e, t, n) => p(`${e} ${JSON.stringify(t)} ${n}`).slice(0, Rn), Rn = 24, zn = 32;
function Bn(e, t, n = zn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = zt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ce(Mn(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = nr(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: In(l),
		position: _(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function Vn(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function Hn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = _(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: zn,
		opening: [],
		...s
	};
}
function Un(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = _n(a, o.g, t);
	if (r !== e.version && !("action" in s && Qn(e, s.action.seat, r))) return ir({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return ir(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], Jt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, ee = _(u), p = Cn(a, o, ee, c), te = nr(u), ne = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: rr(o.g)
	}], re = p === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return $n(e, ee, te, f, d, {
		...Xn(e, ne, te),
		standing: e.standing + 1,
		free: re,
		barrier: p ?? "nothing"
	});
}
var Wn = (e, t) => Un(e, qt(e.game, e.position.g, t), { by: "clock" });
function Gn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !Zn(e, t, r)) return ir({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Kn();
	let o = Yn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return $n(e, _(o), nr(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Kn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function qn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ce(Mn(r, t.entropy));
	let o = i.reduce((e, t) => e | m(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Le(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = de(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => le(a, e));
	let c = nr(a);
	return $n({
		...e,
		seeds: [...e.seeds, r]
	}, _(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function Jn(e, t, n = []) {
	if ("do" in t) return Un(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return Gn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return qn(e, t.dice, r, t.eyes);
}
function Yn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), Jt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Xn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function Zn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function Qn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = _(Yn(e, a.length - o)), [l, u] = [y(c.g), y(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Gt(r, e.g, t), _t(r, e, t)]);
	return f(c) === f(i);
}
function $n(e, t, n, r, i, a) {
	let o = Ln(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: er(e, r),
		events: i
	};
}
function er({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = tr(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function tr(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function nr(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var rr = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, ir = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function ar(e) {
	let t = n(e);
	return or(t), t;
}
function or(e) {
	if (Be(e)) {
		Ve(e) ? e.seen = e.seen.map(() => 511) : He(e) && (e.seen = 511);
		for (let t of Object.values(e)) or(t);
	}
}
// kernel/redeal.ts
function sr(e, t, r) {
	let i = { chance: se(r) }, a = (e) => le(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = se(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = de(i, [...s[e] ?? []]);
	let d = Pe(l);
	for (let { pool: e, secret: t } of Le(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, m(o), a), cr(e, l, d, ({ secret: e }) => e === null, a), l;
}
function cr(e, t, n, r, i) {
	if (lr(t, n, r)) for (let { kind: a, indexes: o, secret: s } of Re(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function lr(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = ze(e, r);
		if (i === "secret" && n(t) || a !== null && lr(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function ur(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = sr(e, t, 1), o = a.chance, s = JSON.stringify(at(a, i)), c = n(a);
	return Jt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(at(c, i)) !== s ? null : {
		view: Qe(c, i),
		facts: gt(e, c, i)
	};
}
// kernel/verify.ts
function dr(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = Nn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Bn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (b(o.head) !== b(Fn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Pn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Jn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !fr(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (b(a.entry) !== b(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function fr({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = qt(e, t.g, n.seat);
	return b(i) === b(n.do);
}
// kernel/bundle.ts
function pr(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: mr(e),
		optionsFor: (t) => Bt(e, t),
		digestWith: te,
		begin: (t, n) => Bn(e, t, n),
		snapshot: Vn,
		resume: (t, n, r) => Hn(e, t, n, r),
		verify: (t) => dr(e, t),
		act: Un,
		actForClock: Wn,
		undo: Gn,
		redice: qn,
		repeat: Jn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: Ut(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => $e(e, t),
		facts: ({ position: t }, n) => _t(e, t, n),
		menu: ({ position: t }, n) => Gt(e, t.g, n),
		why: ({ position: t }, n, r) => vn(e, t.g, n, r),
		preview: ({ position: t }, n, r) => vn(e, t.g, n, r) === null ? ur(e, $e(t, n), r) : null,
		show: et,
		laidOpen: (e) => ({
			...e,
			position: _(ar(e.position.g))
		}),
		newsLaidOpen: ar,
		search: {
			start: (t) => zt(e, t),
			clone: n,
			redeal: (t, n) => sr(e, t, n),
			view: (e, t) => $e(_(e), t),
			waiting: (t) => Ht(e, t),
			offers: (t, n) => Wt(e, t, n),
			sample: (t, n, r, i) => Kt(e, t, n, r, i),
			perform: (t, n) => Jt(e, t, n),
			playRandomly: (t, n) => Yt(e, t, n),
			idle: (t, n) => qt(e, t, n)
		}
	};
}
function mr(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/economicus/content/table.ts
var hr = {
	quick: [
		6,
		5,
		4
	],
	full: [
		9,
		8,
		7
	]
}, gr = [
	"red",
	"blue",
	"green",
	"yellow",
	"purple",
	"orange",
	"teal",
	"grey"
], _r = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function vr(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
var yr = (e) => ({
	proposeDeal: (e, t, { to: n, terms: r }) => ({
		to: n,
		terms: _e(t, n, r)
	}),
	counterDeal: (t, n, { deal: r, terms: i }) => ({
		deal: r,
		terms: _e(n, e(t).open.find(({ id: e }) => e === r)?.from ?? n, i)
	})
});
function br(e) {
	let t = { to: "stay" }, n = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), r = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, i = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), a = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), o = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, s = (t, n) => {
		let r = o(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, c = (t, n, r, a, o) => {
		let s = e.deals(t), c = _e(n, r, a);
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, i(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, l = (t, r) => (e.deals(t).proposed[r] ?? 0) >= e.limits.made ? n(e.limits.made) : null, u = {
		offer(t, i, a) {
			let o = e.deals(t).open.filter((e) => e.from === a);
			if (o.length >= e.limits.open) return n(e.limits.open);
			let s = l(t, a);
			if (s !== null) return s;
			let c = e.partners(t, a).filter((e) => !o.some((t) => t.to === e));
			return c.length === 0 ? r : c.map((n) => ({
				to: v([n]),
				terms: e.terms(t, a, n)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return c(e, r, i, a, 0), t;
		}
	}, d = {
		offer(t, n, i) {
			let s = a(t, (e) => e.to === i);
			return s.length === 0 ? r : { deal: v(s, (n) => {
				let { from: r, to: i, terms: a } = o(t, n);
				return e.unfit(t, r, i, a.secret) ?? e.unacceptable?.(t, i, a.secret) ?? null;
			}) };
		},
		take(n, r, a, { deal: o }) {
			let { from: c, to: l, terms: u } = s(n, o);
			return e.carryOut(n, c, l, u.secret), i(n, "dealAccepted", {
				from: c,
				to: l,
				terms: u
			}), t;
		}
	}, f = (e, n) => ({
		offer(t, n, i) {
			let o = a(t, (t) => e(t, i));
			return o.length === 0 ? r : { deal: v(o) };
		},
		take(e, r, a, { deal: o }) {
			let { from: c, to: l } = s(e, o);
			return i(e, n, {
				from: c,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: u,
		acceptDeal: d,
		declineDeal: f((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, n, i) {
				let a = l(t, i);
				if (a !== null) return a;
				let o = e.deals(t).open.filter((t) => t.to === i && t.depth < e.limits.depth);
				return o.length === 0 ? r : o.map((n) => ({
					deal: v([n.id]),
					terms: e.terms(t, i, n.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, o(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: l } = s(e, i);
				return c(e, r, o, a, l + 1), t;
			}
		},
		withdrawDeal: f((e, t) => e.from === t, "dealWithdrawn")
	};
}
// kernel/seats.ts
var xr = (e, t) => e.map(t), Sr = (e, t) => [...e.slice(t), ...e.slice(0, t)], Cr = [
	"FW1",
	"FW2",
	"FW3",
	"FW6",
	"FW7",
	"FW10"
], wr = {
	quick: [],
	full: ["FW2", "FW6"]
};
// games/economicus/rules/order.ts
function x(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var S = (e, t) => x(e, t).filter((e) => e !== t), Tr = (e) => e.seats.every((t) => e.players[t].isOut), Er = (e) => x(e, e.auditor)[0] ?? e.auditor, C = (e) => e.options.rules === "full", w = (e, t) => e.players[t].hand.secret.length > 0, { phase: T, call: Dr, become: Or, done: E, goTo: D, next: O, stay: k, no: A, emit: j, game: kr } = Rt(), Ar = {
	stopAt: {
		offer: () => ({ windows: kt(Cr, 0, Cr.length) }),
		take(e, t, n, { windows: r }) {
			return e.players[n].stopsAt.secret = r, k;
		}
	},
	hold: {
		offer: (e, t, n) => e.players[n].isHolding.secret ? A("EC-5.5", "alreadyHolding", {}) : {},
		take(e, t, n) {
			return e.players[n].isHolding.secret = !0, k;
		}
	},
	callTime: {
		offer(e, t, n) {
			if (!e.options.limit.startsWith("minutes")) return A("EC-19.4", "noTimeLimit", {});
			if (e.isTimeUp) return A("EC-19.4", "timeIsUp", {});
			let r = Er(e);
			return r === n ? {} : A("EC-4.2", "notAuditor", { auditor: r });
		},
		take(e, t, n) {
			return e.isTimeUp = !0, j(e, "timeCalled", { seat: n }), k;
		}
	}
}, M = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
], jr = ["private", "state"], N = {
	2: {
		ways: 1,
		profit: 6,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 1
	},
	3: {
		ways: 2,
		profit: 4,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 3
	},
	4: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !0,
		tone: 4
	},
	5: {
		ways: 4,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !1,
		tone: 6
	},
	6: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	7: {
		ways: 6,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !1,
		tone: 9
	},
	8: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	9: {
		ways: 4,
		profit: 4,
		private: 2,
		state: 2,
		isWhite: !1,
		tone: 8
	},
	10: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 4
	},
	11: {
		ways: 2,
		profit: 5,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 5
	},
	12: {
		ways: 1,
		profit: 7,
		private: 2,
		state: 2,
		isWhite: !0,
		tone: 2
	}
}, Mr = ["clean", "mortgaged"], P = (e, t) => `${e}-${t}`, Nr = new Map(M.flatMap((e) => Mr.map((t) => [P(e, t), {
	industry: e,
	condition: t
}])));
function F(e) {
	let t = Nr.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var Pr = new Map([...Nr.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), Fr = new Map(M.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), Ir = (e) => e.map((e) => Rr(Pr.get(e), e)), Lr = (e) => e.map((e) => Rr(Fr.get(e), e));
function Rr(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// games/economicus/rules/money.ts
function zr(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var I = (e, t, n) => zr(e, t, -n);
function Br(e, t, n, r) {
	zr(e, t, n), j(e, "received", {
		seat: t,
		amount: n,
		from: null,
		because: r
	});
}
function Vr(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var L = (e, t, n) => e.players[t].cash >= n, R = (e) => Math.ceil(e / 2), Hr = {
	EV01: { is: "instant" },
	EV02: { is: "instant" },
	EV03: { is: "instant" },
	EV04: { is: "instant" },
	EV05: { is: "instant" },
	EV06: { is: "instant" },
	EV07: { is: "instant" },
	EV08: { is: "instant" },
	EV09: { is: "year" },
	EV10: {
		is: "year",
		interest: 2
	},
	EV11: {
		is: "year",
		interest: 0
	},
	EV12: { is: "year" },
	EV13: {
		is: "year",
		successFrom: 4
	},
	EV14: {
		is: "year",
		successFrom: 6
	},
	EV15: { is: "year" },
	EV16: {
		is: "year",
		profit: {
			3: 1,
			4: 1,
			12: 1
		}
	},
	EV17: {
		is: "year",
		profit: {
			2: 1,
			5: 1,
			6: 1,
			7: 1
		}
	},
	EV18: {
		is: "year",
		profit: {
			8: 1,
			9: 1,
			10: 1,
			11: 1
		}
	},
	EV19: {
		is: "year",
		profit: {
			2: -2,
			12: -2
		}
	},
	EV20: {
		is: "year",
		profit: {
			10: -2,
			6: -1
		}
	},
	EV21: { is: "instant" },
	EV22: { is: "instant" },
	EV23: { is: "instant" },
	EV24: { is: "instant" },
	EV25: { is: "instant" },
	EV26: { is: "year" },
	EV27: { is: "year" },
	EV28: { is: "year" },
	EV29: { is: "year" },
	EV30: { is: "year" },
	EV31: { is: "year" },
	EV32: { is: "year" },
	EV33: { is: "award" },
	EV34: { is: "award" },
	EV35: { is: "year" },
	EV36: { is: "year" }
}, Ur = Object.keys(Hr), Wr = {
	each: 1,
	most: 6
}, Gr = {
	cost: 4,
	above: 2
}, Kr = (e) => Hr[e], z = (e, t) => e.event === t, qr = (e) => e.event === null ? 1 : Kr(e.event).interest ?? 1, Jr = (e, t) => e.event === null ? 0 : Kr(e.event).profit?.[t] ?? 0, Yr = (e) => e.event === null ? 5 : Kr(e.event).successFrom ?? 5, Xr = (e) => z(e, "EV15") ? 0 : 2, Zr = (e) => z(e, "EV27") ? 3 : 4, Qr = (e) => z(e, "EV29") ? Gr : {
	cost: 8,
	above: 3
}, $r = (e) => z(e, "EV35") ? 2 : 1, ei = (e) => z(e, "EV30") ? 3 : 0, ti = (e) => Math.min(99, Math.max(1, e));
function ni(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function ri(e, t, n) {
	let r = 3 * n;
	return ni(e, t, r), j(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var B = (e, t) => e.prices[t] ?? ri(e, t, ue(e)), V = (e, t) => e.prices[t] ?? 0;
function H(e, t, n, r) {
	let i = B(e, t), a = ti(n);
	a !== i && (ni(e, t, a), j(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function ii(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return z(e, "EV31") ? r : R(r);
}
var ai = (e) => R(e), oi = (e, t) => Math.ceil(t * Zr(e) / 2);
// games/economicus/rules/stars.ts
function si(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return hr[e.options.rules][t] + Number(e.options.extraStars);
}
function ci(e, t) {
	let n = $r(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function li(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of M) {
		let o = n.companies[a];
		o !== 0 && (C(e) ? (r += 1, ci(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var ui = (e, t) => li(e, t).total;
function di(e, t) {
	let n = ui(e, t);
	return x(e, t).every((t) => ui(e, t) <= n);
}
function fi(e, t, n, r) {
	e.players[t].bonus += n, j(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// games/economicus/rules/winning.ts
var pi = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function mi(e) {
	return pi(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : C(e) ? "endOfTurn" : "atOnce" : "never";
}
var hi = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null, gi = (e, t) => !e.players[t].isOut && ui(e, t) >= si(e);
function _i(e) {
	if (mi(e) !== "atOnce" || e.outcome !== null) return;
	let t = si(e);
	for (let n of Sr(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return Si(e, "target", [n], null);
	}
}
function vi(e) {
	if (!pi(e) || e.outcome !== null) return;
	let t = e.seats.filter((t) => gi(e, t));
	t.length > 0 && yi(e, "target", t);
}
function yi(e, t, n) {
	let r = xi(n, (t) => ui(e, t)), i = null;
	if (r.length > 1) {
		for (let t of M) r.some((n) => e.players[n].companies[t] > 0) && B(e, t);
		i = e.seats.map((t) => bi(e, t)), r = xi(r, (t) => bi(e, t)), r = xi(r, (t) => e.players[t].companies.reduce((e, t) => e + t, 0));
	}
	Si(e, t, r, i);
}
function bi(e, t) {
	let n = e.players[t], r = n.cash;
	for (let t of M) r += n.companies[t] * (e.prices[t] ?? 0) - n.mortgaged[t] * 5;
	return r;
}
function xi(e, t) {
	let n = Math.max(...e.map(t));
	return e.filter((e) => t(e) === n);
}
function Si(e, t, n, r) {
	let i = e.seats.map((t) => ui(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, j(e, "gameEnded", e.ending);
}
// games/economicus/rules/companies.ts
var Ci = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, wi = (e) => Ci(e.companies), Ti = (e) => Ci(e.mortgaged), Ei = (e) => Ci(e.projects), Di = (e, t) => e.companies[t] - e.mortgaged[t], Oi = (e, t, n) => n === "clean" ? Di(e, t) : e.mortgaged[t], ki = (e) => wi(e) < 12, Ai = (e) => 3 - Ei(e), ji = (e) => M.filter((t) => e.companies[t] > 0);
function Mi(e) {
	let t = [];
	for (let n of M) for (let r of Mr) Oi(e, n, r) > 0 && t.push(P(n, r));
	return t;
}
var Ni = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], Pi = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function U(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function Fi(e, t, n, r) {
	Ii(e.players[t], n, r), _i(e);
}
function Ii(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function Li(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && Ri(i, n);
}
function Ri(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function zi(e, t, n, r, i) {
	let a = i === "mortgaged" && Bi(e.players[t], r);
	Li(e, t, r, i), a && (e.players[n].fresh[r] += 1), Fi(e, n, r, i);
}
var Bi = (e, t) => e.mortgaged[t] === e.fresh[t];
// games/economicus/rules/loans.ts
function Vi(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), zr(e, t, 5), j(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var Hi = (e, t, n) => e.yearEnd !== null && !Bi(e.players[t], n) ? 5 : 5 + qr(e);
function Ui(e, t, n) {
	let r = Hi(e, t, n);
	I(e, t, r), Ri(e.players[t], n), j(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function Wi(e, t, n, r) {
	let { industry: i, condition: a } = F(n);
	return a === "clean" ? r : r - Hi(e, t, i);
}
var Gi = (e, t, n) => Wi(e, t, n, ii(e, F(n).industry));
function Ki(e, t, n, r, i) {
	let { industry: a, condition: o } = F(n), s = Wi(e, t, n, r);
	Li(e, t, a, o), U(e, a, "private", 1), zr(e, t, s), j(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function qi(e, t, n, r, i) {
	let { industry: a, condition: o } = F(n), s = Wi(e, t, n, r);
	return Li(e, t, a, o), U(e, a, "state", 1), zr(e, t, Math.max(0, s)), j(e, "companyTaken", {
		from: t,
		to: null,
		industry: a,
		condition: o,
		because: i,
		received: s
	}), s < 0 ? {
		debtor: t,
		amount: -s,
		creditor: null,
		because: "loan"
	} : null;
}
// games/economicus/rules/solvency.ts
function Ji(e, t, n = null, r = 0) {
	let i = e.players[t], a = z(e, "EV12") ? 0 : 5, o = 0, s = 0;
	for (let c of M) {
		if (i.companies[c] === 0) continue;
		let l = ii(e, c, r), u = Di(i, c), d = i.mortgaged[c];
		n !== null && F(n).industry === c && (F(n).condition === "clean" ? --u : --d), o += u * a, s += u * Math.max(0, l - a), d > 0 && (s += d * Math.max(0, Wi(e, t, `${c}-mortgaged`, l)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: s,
		total: i.cash + o + s
	};
}
var Yi = (e, t) => Ji(e, t).total, Xi = (e, t, n, r = null) => Ji(e, t, r, 18).total >= n, Zi = (e, t) => C(e) && t === "state" && !z(e, "EV26");
function Qi(e, t, n) {
	let r = e.players[t];
	return r.isOut ? A("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? A("EC-9.3", "soldThisTurn", {}) : ki(r) ? Zi(e, n) && r.quotas.length === 0 ? A("EC-11.11", "noQuota", {}) : null : A("EC-R.32", "noTokens", { limit: 12 });
}
var $i = (e) => e.last === null ? e.start : e.last + 1, ea = (e, t) => +!e.admitted.includes(t), ta = (e, t, n) => e.options.bidCap === "free" ? 999 : Math.min(999, Yi(e, n) - ea(t, n));
function na(e, t, n) {
	let r = $i(t);
	return r > 999 ? !1 : e.options.bidCap === "free" || Xi(e, n, r + ea(t, n)) ? !0 : w(e, n) && !ra(t);
}
var ra = (e) => e.last !== null && e.last > e.start, W = (e, t) => [
	t,
	t,
	...M.map(e)
];
function ia(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function aa(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (z(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
	let a = i.length, o = i.indexOf(n), s = (e) => {
		let t = i[(e + a) % a];
		return t !== void 0 && r[t] > 0;
	}, c = 0;
	for (; c < a - 1 && s(o + c + 1);) c += 1;
	let l = 0;
	for (; l + c < a - 1 && s(o - l - 1);) l += 1;
	return i.filter((e, t) => {
		let n = (t - o + a) % a;
		return n <= c || a - n <= l;
	});
}
var oa = (e, t) => N[t].profit + Jr(e, t) - e.crises[t];
function sa(e, t, n, r) {
	return aa(e, t, n).map((i) => {
		let a = oa(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var ca = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function la(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = aa(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// games/economicus/rules/deal-facts.ts
var ua = (e, t) => e.deals.open.filter(({ from: e, to: n }) => t === e || t === n).map(({ id: t, terms: n }) => ({
	deal: t,
	give: da(e, n.secret.give),
	get: da(e, n.secret.get),
	debts: fa(n.secret.give) + fa(n.secret.get)
})), da = (e, { money: t, companies: n }) => Ir(n).reduce((t, n) => t + V(e, F(n).industry), t), fa = ({ companies: e }) => 5 * Ir(e).filter((e) => F(e).condition === "mortgaged").length, pa = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, ma = {
	CS1: {
		strength: 2,
		fall: 4,
		rider: null
	},
	CS2: {
		strength: 3,
		fall: 6,
		rider: null
	},
	CS3: {
		strength: 3,
		fall: 6,
		rider: "extraCompany"
	},
	CS4: {
		strength: 3,
		fall: 10,
		rider: null
	},
	CS5: {
		strength: 3,
		fall: 6,
		rider: "neighbours"
	},
	CS6: {
		strength: 4,
		fall: 8,
		rider: "defaults"
	},
	CS7: {
		strength: 4,
		fall: 8,
		rider: "projects"
	},
	CS8: {
		strength: 4,
		fall: "half",
		rider: null
	},
	CS9: {
		strength: 5,
		fall: 12,
		rider: null
	}
}, ha = Object.keys(pa), ga = Object.keys(ma), _a = [...ha, ...ga], va = (e) => e in pa, ya = {
	OP01: {
		copies: 2,
		timing: ["any"],
		gain: 3
	},
	OP02: {
		copies: 1,
		timing: ["any"],
		gain: 4
	},
	OP03: {
		copies: 2,
		timing: ["any"],
		gain: 2
	},
	OP04: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP05: {
		copies: 2,
		timing: ["FW2"]
	},
	OP06: {
		copies: 1,
		timing: ["FW2"]
	},
	OP07: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP08: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP09: {
		copies: 1,
		timing: ["FW5"]
	},
	OP10: {
		copies: 1,
		timing: ["FW6"],
		gain: 2
	},
	OP11: {
		copies: 1,
		timing: ["won"]
	},
	OP12: {
		copies: 1,
		timing: ["FW6"],
		draws: 1
	},
	OP13: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP14: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP15: {
		copies: 1,
		timing: ["active"]
	},
	OP16: {
		copies: 2,
		timing: ["any"]
	},
	OP17: {
		copies: 1,
		timing: ["creation"]
	},
	OP18: {
		copies: 1,
		timing: ["any"]
	},
	OP19: {
		copies: 2,
		timing: ["any"],
		gain: 5,
		isMoney: !0
	},
	OP20: {
		copies: 1,
		timing: ["any"]
	},
	OP21: {
		copies: 1,
		timing: ["interest"],
		gain: 3
	},
	OP22: {
		copies: 1,
		timing: ["any"]
	},
	OP23: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP24: {
		copies: 1,
		timing: ["FW2"]
	},
	OP25: {
		copies: 1,
		timing: ["loss", "crisis"]
	},
	OP26: {
		copies: 1,
		timing: ["any"],
		cost: 3
	},
	OP27: {
		copies: 1,
		timing: ["any"]
	},
	OP28: {
		copies: 2,
		timing: ["target"],
		draws: 1
	},
	OP29: {
		copies: 2,
		timing: ["any"],
		draws: 2
	},
	OP30: {
		copies: 2,
		timing: ["verdict", "crime"]
	},
	OP31: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP32: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP33: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP34: {
		copies: 1,
		timing: ["ownEnd"],
		cost: 6,
		isStar: !0
	},
	OP35: {
		copies: 1,
		timing: ["crisis"],
		gain: 4
	},
	OP36: {
		copies: 1,
		timing: ["active"],
		difficulty: 4
	},
	OP37: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 2
	},
	OP38: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 8,
		isMoney: !0
	},
	OP39: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 5,
		isMoney: !0
	},
	OP40: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 2
	},
	OP41: {
		copies: 1,
		timing: ["any"],
		difficulty: 3,
		isMoney: !0
	},
	OP42: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 4
	},
	OP43: {
		copies: 1,
		timing: ["active"],
		difficulty: 2
	},
	OP44: {
		copies: 1,
		timing: ["any"],
		difficulty: 4,
		gain: 4
	},
	OP45: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 3
	},
	OP46: {
		copies: 12,
		timing: []
	}
}, ba = Object.keys(ya), xa = "OP46", Sa = ba.flatMap((e) => Array.from({ length: ya[e].copies }, (t, n) => `${e}-${n + 1}`)), Ca = new Map(ba.flatMap((e) => Sa.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function wa(e) {
	let t = Ca.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var Ta = (e) => ya[wa(e)], Ea = (e) => wa(e) === xa, Da = {
	each: 1,
	most: 8
}, Oa = {
	each: 6,
	most: 18
};
// games/economicus/rules/decks.ts
function ka(e) {
	if (e.optionDeck.secret.length > 0) return !0;
	if (e.optionDiscards.length === 0) return !1;
	let t = e.optionDiscards;
	return e.optionDiscards = [], Me(e, e.optionDeck, t), j(e, "deckReshuffled", {
		deck: "options",
		cards: t.length
	}), !0;
}
function Aa(e, t, n) {
	if (!ka(e)) return j(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	let r = e.players[t], i = e.optionDeck.secret.at(-1);
	if (i !== void 0 && Ea(i)) return be(e.optionDeck), r.quotas.push(i), j(e, "quotaTaken", {
		seat: t,
		because: n
	});
	let a = xe(e.optionDeck, r.hand, t);
	a !== null && j(e, "cardDrawn", {
		seat: t,
		card: g(t, a),
		because: n
	});
}
function ja(e, t) {
	let n = [], r = null;
	for (; r === null && ka(e);) {
		let t = be(e.optionDeck);
		if (t === null) break;
		Ea(t) ? n.push(t) : r = t;
	}
	r === null ? j(e, "nothingToDraw", {
		seat: t,
		because: "return"
	}) : (Te(e.players[t].hand, r, m(t)), j(e, "cardDrawn", {
		seat: t,
		card: g(t, r),
		because: "return"
	})), n.length > 0 && Me(e, e.optionDeck, [...e.optionDeck.secret, ...n]);
}
var Ma = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < ya[xa].copies;
function Na(e, t, n) {
	let r = e.optionDiscards.findIndex(Ea), i = e.optionDeck.secret.find(Ea);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Se(e.optionDeck, i), de(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return j(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	j(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function Pa(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function Fa(e, t, n) {
	Se(e.players[t].hand, n), e.optionDiscards.push(n);
}
var G = (e) => e.seats.find((t) => e.players[t].hand.secret.length > 5) ?? null;
function Ia(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Me(e, e.crisisDeck, t), j(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
function La(e) {
	Ia(e);
	let t = be(e.crisisDeck);
	if (t === null) throw Error("there are no crisis cards");
	return e.crisisDiscards.push(t), j(e, "crisisOpened", {
		card: t,
		...Ra(e)
	}), t;
}
var Ra = (e) => za(e.crisisDeck.secret);
function za(e) {
	let t = e.filter(va).length;
	return {
		forecasts: t,
		strengths: e.length - t
	};
}
function Ba(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Me(e, e.eventDeck, t), j(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
function Va(e) {
	Ba(e);
	let t = be(e.eventDeck);
	if (t === null) throw Error("there are no event cards");
	return e.eventDiscards.push(t), e.event = t, j(e, "eventOpened", { card: t }), t;
}
// games/economicus/rules/auction.ts
var Ha = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: B(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), K = [{}];
function Ua(e, t, n) {
	let { gain: r = 0, draws: i = 0 } = Ta(n);
	r > 0 && Br(e, t, r, wa(n));
	for (let r = 0; r < i; r++) Aa(e, t, wa(n));
}
var q = (e, t) => t.length > 0 ? t : A("EC-16.3", "noTarget", { card: e }), Wa = (e, t) => t ? K : A("EC-16.3", "conditionNotMet", { card: e });
function J(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var Ga = (e, t) => ei(e) > 0 && di(e, t) ? ei(e) : 0, Ka = (e, t, n) => ei(e) > 0 && e.players[t].hand.secret.includes(n) ? Ga(e, t) : 0;
function Y(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var qa = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], Ja = (e, t) => S(e, t).filter((t) => qa(e, t)).map((t) => ({
	rival: [t],
	asset: Ya(e, t, J(e))
})), Ya = (e, t, n) => Mr.filter((r) => Oi(e.players[t], n, r) > 0).map((e) => P(n, e)), Xa = (e, t, n) => e.players[t].companies[n] > 0;
// games/economicus/rules/dice.ts
function Za(e, t, n) {
	let r = ue(e), i = ue(e);
	return j(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: Qa(r + i)
	};
}
function Qa(e) {
	let t = M[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// games/economicus/rules/cards/company-options.ts
var $a = {
	OP15: {
		targets: (e, t, n) => q(n, Ja(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = F(Y(t.asset)), r = Y(t.rival), i = qi(e, r, Y(t.asset), B(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = Mi(e.players[t]).filter((t) => F(t).condition === "mortgaged" || !z(e, "EV12")), i = S(e, t).filter((t) => ki(e.players[t]));
			return q(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = F(Y(t.company));
			r === "clean" && Vi(e, t.by, n), eo(e, t, P(n, "mortgaged"));
			let i = B(e, n);
			t.dues.push({
				debtor: Y(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => q(n, Mi(e.players[t]).map((t) => ({
			company: [t],
			industry: ia(e, F(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = F(Y(t.company)), i = Y(t.industry), a = e.players[t.by], o = a.fresh[n];
			Li(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], Fi(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, j(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => q(n, to(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = F(Y(t.company)), r = F(Y(t.asset)), i = Y(t.rival);
			zi(e, t.by, i, n.industry, n.condition), zi(e, i, t.by, r.industry, r.condition), j(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), j(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => ki(e.players[t]) ? q(n, Ja(e, t)) : A("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [Y(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = F(Y(t.asset)), i = Y(t.rival);
			zi(e, i, t.by, n, r), j(e, "companyTaken", {
				from: i,
				to: t.by,
				industry: n,
				condition: r,
				because: "OP36",
				received: 0
			}), t.losses.push({
				loser: i,
				industry: n
			});
		}
	}
};
function eo(e, t, n) {
	let { industry: r, condition: i } = F(n), a = Y(t.rival);
	zi(e, t.by, a, r, i), j(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function to(e, t) {
	let n = [];
	for (let r of Mi(e.players[t])) {
		let { industry: i } = F(r), a = V(e, i);
		for (let o of S(e, t)) {
			let t = Mi(e.players[o]).filter((t) => {
				let n = F(t).industry;
				return n === i || V(e, n) === 0 || V(e, n) > a ? !1 : n !== e.turn.industry || qa(e, o);
			});
			t.length > 0 && n.push({
				company: [r],
				rival: [o],
				asset: t
			});
		}
	}
	return n;
}
// games/economicus/rules/crises.ts
var no = (e) => M.filter((t) => e.crises[t] > 0);
function ro(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && io(e), e.crises[t] = a, j(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function io(e) {
	let t = no(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, j(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function ao(e, t, n) {
	for (let r of no(e)) ro(e, r, -t, n);
}
function oo(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && j(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// games/economicus/rules/cards/crisis-options.ts
var so = (e, t, n) => {
	let r = no(e);
	return q(n, r.length > 0 ? [{ industry: r }] : []);
}, co = (e, t, n) => S(e, t).filter((t) => Xa(e, t, n)), lo = {
	OP01: {
		targets: so,
		carryOut: (e, t) => ro(e, Y(t.industry), -2, "OP01")
	},
	OP02: {
		targets: so,
		carryOut: (e, t) => ro(e, Y(t.industry), -e.crises[Y(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: M.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => oo(e, Y(t.industry), "OP03")
	},
	OP04: {
		targets: () => K,
		carryOut(e, t) {
			Ia(e);
			let n = ke(e.crisisDeck, 3, t.by);
			return j(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: g(t.by, n)
			}), Or("briefing", {
				reader: t.by,
				count: n.length
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = M.filter((n) => co(e, t, n).length > 0);
			return q(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => co(e, t.by, Y(t.industry)),
		carryOut: (e, t) => ro(e, Y(t.industry), 2, "OP42")
	}
}, uo = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? A("EC-16.3", "alreadyPlayed", { card: n }) : K,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = Za(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: ia(e, J(e)) }],
		carryOut(e, t) {
			let n = J(e);
			e.turn.industry = Y(t.industry), j(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? A("EC-16.3", "alreadyPlayed", { card: n }) : K,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, fo = {
	OP29: { targets: () => K },
	OP40: {
		targets(e, t, n) {
			let r = S(e, t).filter((t) => w(e, t));
			return q(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [Y(t.rival)],
		carryOut(e, t) {
			let n = Y(t.rival), { hand: r } = e.players[n];
			Oe(r, t.by);
			let i = _e(t.by, n, [...r.secret]);
			return j(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: i
			}), Or("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, po = {
	OP07: {
		targets: () => K,
		carryOut: (e) => H(e, J(e), B(e, J(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => K,
		carryOut: (e) => H(e, J(e), B(e, J(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? ho(e, t, n, ["private"]) : A("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => go(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => Wa(n, Pi(e, J(e))),
		carryOut: (e, t) => Or("auction", Ha(e, J(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = S(e, t).filter((t) => mo(e, t).length > 0), r = (t) => [...new Set(mo(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : K;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = Y(mo(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = Di(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = qi(e, n, P(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && Na(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => Wa(n, Ma(e)),
		carryOut: (e, t) => Na(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: M,
			kind: jr
		}],
		carryOut(e, t) {
			let n = Y(t.industry), r = Y(t.kind);
			U(e, n, r, 1), e.extra[n] += 1, j(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = R(V(e, J(e))) + Ka(e, t, n);
			return Ni(e, J(e), "state") === 0 ? A("EC-16.3", "conditionNotMet", { card: n }) : ki(e.players[t]) ? L(e, t, r) ? K : A("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : A("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = J(e), r = R(B(e, n));
			I(e, t.by, r), U(e, n, "state", -1), Fi(e, t.by, n, "clean"), j(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => ho(e, t, n, jr),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => go(e, t.by, Y(t.kind), "OP45")
	}
}, mo = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function ho(e, t, n, r) {
	let i = J(e), a = V(e, i);
	if (e.turn.isAuctionOff) return A("EC-16.3", "conditionNotMet", { card: n });
	let o = Yi(e, t) - Ka(e, t, n);
	if (o < a) return A("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => Qi(e, t, n)).filter((e) => e !== null), c = r.filter((n) => Ni(e, i, n) > 0 && Qi(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : K : s ?? A("EC-16.3", "conditionNotMet", { card: n });
}
function go(e, t, n, r) {
	let i = J(e);
	return e.turn.isAuctionOff = !0, Or("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: B(e, i),
		by: r
	});
}
// games/economicus/rules/cards/money-options.ts
var _o = {
	OP19: { targets: () => K },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = Ka(e, t, n), a = 2 + i;
			return r < a ? A("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : q(n, xo(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [Y(t.company), t.asset].filter((e) => e !== null).map((e) => F(e).industry);
			for (let r of n) Ri(e.players[t.by], r);
			let r = 2 * n.length;
			I(e, t.by, r), j(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => vo(n, yo(e, t)),
		carryOut(e, t) {
			let n = Y(t.rival), r = Math.min(Da.most, Da.each * wi(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => K,
		harmed: () => []
	},
	OP39: {
		targets: () => K,
		harmed: () => [],
		carryOut(e, t) {
			Ia(e), Ba(e);
			let n = je(e.crisisDeck, t.by), r = je(e.eventDeck, t.by);
			return n !== null && j(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: g(t.by, [n])
			}), r !== null && j(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: g(t.by, [r])
			}), Or("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => vo(n, S(e, t)),
		harmed: (e, t) => [Y(t.rival)],
		carryOut(e, t) {
			let n = Y(t.rival), r = Math.min(7, e.players[n].cash);
			Vr(e, n, t.by, r), j(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => Wa(n, Xa(e, t, J(e)) && bo(e, t).length > 0),
		harmed: (e, t) => bo(e, t.by),
		carryOut(e, t) {
			for (let n of bo(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, vo = (e, t) => q(e, t.length > 0 ? [{ rival: t }] : []), yo = (e, t) => S(e, t).filter((t) => wi(e.players[t]) > 0), bo = (e, t) => S(e, t).filter((t) => Xa(e, t, J(e)));
function xo(e, t, n) {
	let r = e.players[t], i = ji(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => P(e, "mortgaged")) : [];
		return {
			company: [P(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// games/economicus/rules/projects.ts
function So(e, t, n, r) {
	let i = e.players[t], a = ue(e), o = a + r, s = o >= Yr(e) && ki(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	j(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, Fi(e, t, n, "clean"), z(e, "EV34") && e.innovator === null && (e.innovator = t, fi(e, t, 1, "EV34"))));
}
// games/economicus/rules/cards/project-options.ts
var Co = {
	OP16: {
		targets(e, t, n) {
			let r = M.filter((n) => e.players[t].projects[n] > 0);
			return q(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => So(e, t.by, Y(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (Ai(e.players[t]) === 0) return A("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = Ka(e, t, n), i = M.filter((n) => {
				let i = e.prices[n];
				return i === null || L(e, t, ai(i) + r);
			});
			return q(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = Y(t.industry), r = B(e, n), i = ai(r);
			if (!L(e, t.by, i)) return j(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			I(e, t.by, i), e.players[t.by].projects[n] += 1, j(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), H(e, n, r + 2, "OP18");
		}
	}
}, wo = (e, t) => ({
	targets: (e, n, r) => Wa(r, t(e, n)),
	carryOut: (t, n) => fi(t, n.by, 1, e)
}), To = {
	OP31: wo("OP31", (e, t) => M.some((n) => e.players[t].companies[n] >= 2 && ci(e, n) === t)),
	OP32: wo("OP32", (e, t) => ji(e.players[t]).length >= 5),
	OP33: wo("OP33", (e, t) => la(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: wo("OP34", (e, t) => !di(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = S(e, t).filter((t) => ui(e, t) > 0);
			return q(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [Y(t.rival)],
		carryOut: (e, t) => fi(e, Y(t.rival), -1, "OP44")
	}
}, Eo = {
	...lo,
	...uo,
	...po,
	...$a,
	...Co,
	..._o,
	...fo,
	...To
}, Do = (e) => e in Eo;
function Oo(e) {
	let t = wa(e);
	return Do(t) ? t : null;
}
// games/economicus/rules/cards/playing.ts
var ko = [
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7"
], Ao = [
	"industry",
	"company",
	"rival",
	"asset",
	"kind",
	"paid"
];
function jo(e, t, n, r) {
	let i = Ta(r), a = A("EC-16.3", "wrongTime", { card: r });
	if (t.phase === "payment") return i.isMoney ? null : a;
	if (t.phase === "auction") return ra(t) ? A("EC-5.7", "auctionLocked", {}) : No(i, "any") ? null : a;
	if (t.phase !== "window" && t.phase !== "overflow") return a;
	if (No(i, "any")) return null;
	let o = t.phase === "window" ? t.window : Mo(e);
	return o === null ? a : No(i, "active") ? ko.includes(o) ? null : a : No(i, "ownEnd") ? o === "FW8" ? e.turn.seat === n ? null : A("EC-16.3", "notOwnTurn", { card: r }) : a : i.timing.some((e) => e === o) ? null : a;
}
function Mo(e) {
	let t = e.stack.findLast(({ phase: e }) => e === "window" || e === "auction" || e === "payment");
	return t?.phase === "window" ? t.window : null;
}
var No = (e, t) => e.timing.includes(t);
function Po(e, t, n) {
	let { cash: r } = e.players[t], i = Ga(e, t);
	if (r < i) return A("EC-18.2", "foreignAgent", {
		charge: i,
		cash: r
	});
	let a = i + (Ta(n).cost ?? 0);
	return r < a ? A("EC-16.3", "cannotPay", {
		cost: a,
		cash: r
	}) : null;
}
function Fo(e, t, n, r) {
	let i = Oo(r);
	return i === null ? A("EC-16.3", "wrongTime", { card: r }) : jo(e, t, n, r) ?? Po(e, n, r) ?? Eo[i].targets(e, n, r);
}
var Io = {
	offer(e, t, n) {
		let r = e.players[n].hand.secret;
		if (r.length === 0) return A("EC-16.1", "noCards", {});
		let i = [], a = [];
		for (let o of r) {
			let r = Fo(e, t, n, o);
			if (Array.isArray(r)) for (let e of r) i.push({
				card: { one: [o] },
				...Ro(e)
			});
			else a.push({
				value: o,
				because: r
			});
		}
		let [o = {
			card: { one: [] },
			...Ro({})
		}, ...s] = i;
		return a.length === 0 ? i : [{
			...o,
			card: {
				...o.card,
				not: a
			}
		}, ...s];
	},
	take: (e, t, n, { card: r, industry: i, company: a, rival: o, asset: s, kind: c, paid: l }) => Dr("card", {
		card: r,
		industry: i,
		company: a,
		rival: o,
		asset: s,
		kind: c,
		paid: l,
		by: n,
		target: null,
		investigators: [],
		detective: null,
		dues: [],
		losses: []
	})
}, Lo = [null], Ro = (e) => ({
	industry: v(e.industry ?? Lo),
	company: v(e.company ?? Lo),
	rival: v(e.rival ?? Lo),
	asset: v(e.asset ?? Lo),
	kind: v(e.kind ?? Lo),
	paid: v(e.paid ?? Lo)
});
function zo(e, t, n, r) {
	let i = Oo(n);
	if (i === null || e.players[t].isOut) return !1;
	let a = Eo[i].targets(e, t, n);
	return Array.isArray(a) ? a.some((e) => Ao.every((t) => (e[t] ?? Lo).some((e) => e === r[t]))) : !1;
}
function Bo(e, t, n) {
	let r = Ga(e, t), { cost: i = 0 } = Ta(n);
	return I(e, t, r + i), Ta(n).isStar ? (Se(e.players[t].hand, n), e.players[t].trophies.push(n)) : Fa(e, t, n), {
		cost: i,
		charge: r
	};
}
function X(e, t, n = () => null) {
	let r = (t) => e.find((e) => e === wa(t));
	return {
		offer(e, t, i) {
			let a = e.players[i].hand.secret;
			return a.length === 0 ? A("EC-16.1", "noCards", {}) : { card: v(a, (a) => r(a) === void 0 ? A("EC-16.3", "wrongTime", { card: a }) : Po(e, i, a) ?? n(e, t, i)) };
		},
		take(e, n, i, { card: a }) {
			let o = r(a);
			if (o === void 0) throw Error(`${a} is no answer here`);
			return j(e, "reacted", {
				seat: i,
				card: a,
				...Bo(e, i, a)
			}), Ua(e, i, a), t(e, n, i, o);
		}
	};
}
// games/economicus/rules/bankruptcy.ts
function Vo(e, t, n) {
	let r = e.players[t], i = n === null ? 0 : Math.min(n.amount, r.cash);
	n !== null && n.creditor !== null && !e.players[n.creditor].isOut && Vr(e, t, n.creditor, i), I(e, t, r.cash);
	let a = M.filter((e) => r.companies[e] > 0).map((e) => ({
		industry: e,
		count: r.companies[e]
	}));
	for (let { industry: t, count: n } of a) U(e, t, "private", n);
	j(e, "bankrupt", {
		seat: t,
		paid: i,
		companies: a,
		cards: r.hand.secret.length + r.quotas.length + r.trophies.length,
		lost: r.bonus,
		isVoluntary: n === null
	});
	for (let n of M) for (let i = r.projects[n]; i > 0; i--) j(e, "projectBurnt", {
		seat: t,
		industry: n,
		because: "bankruptcy"
	});
	e.optionDiscards.push(...[...r.hand.secret].sort(), ...r.quotas, ...r.trophies), r.hand = ye("options", t, []), r.quotas = [], r.trophies = [], r.bonus = 0;
	for (let e of [
		"companies",
		"mortgaged",
		"fresh",
		"projects"
	]) r[e] = W(() => 0, 0);
	r.isOut = !0, e.yearEnd !== null && (e.yearEnd.unpaid[t] = 0), Wo(e, t), Ho(e, t);
}
function Ho(e, t) {
	if (e.active !== t) return;
	let [n] = x(e, t);
	n !== void 0 && (e.active = n, Uo(e) && j(e, "steppedIn", {
		seat: n,
		instead: t
	}));
}
var Uo = (e) => e.turn.part.startsWith("T");
function Wo(e, t) {
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && j(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t);
}
// games/economicus/rules/buying.ts
function Go(e, t) {
	for (let n of e.stack) if (n.phase === "auction" && n.leader === t || n.phase === "purchase" && n.buyer === t) return n.kind;
	return null;
}
var Ko = (e, t) => Go(e, t) === null ? 0 : 1;
function qo(e, t) {
	let n = Go(e, t), r = n !== null && Zi(e, n) ? 1 : 0;
	return Math.max(0, e.players[t].quotas.length - r);
}
// games/economicus/rules/dealings.ts
var Jo = (e, t) => br({
	rule: "EC-14.11",
	deals: (e) => e.deals,
	limits: {
		open: t,
		made: t,
		depth: 3
	},
	until: () => e,
	partners: (e, t) => e.options.deals === "off" ? [] : Qo(e, t),
	terms: (e, t, n) => ({ parts: {
		give: { parts: {
			...Yo(e, t),
			cards: kt(e.players[t].hand.secret, 0, 5)
		} },
		get: { parts: {
			...Yo(e, n),
			cards: Ot(0, Math.min(5, e.players[n].hand.secret.length))
		} }
	} }),
	unfit: es,
	carryOut: (e, t, n, r) => os(e, t, n, r, [])
}), Yo = (e, t) => ({
	money: Ot(0, e.players[t].cash),
	companies: kt(Xo(e.players[t]), 0, 6),
	projects: kt(Zo(e.players[t]), 0, 3),
	quotas: Ot(0, qo(e, t))
});
function Xo(e) {
	let t = [];
	for (let n of M) if (e.companies[n] !== 0) for (let r of Mr) for (let i = Oi(e, n, r); i > 0; i--) t.push(`${n}-${r}-${i}`);
	return t;
}
function Zo(e) {
	let t = [];
	for (let n of M) for (let r = e.projects[n]; r > 0; r--) t.push(`${n}-${r}`);
	return t;
}
function Qo(e, t) {
	let n = S(e, t);
	return $o(e.players[t]) ? n : n.filter((t) => $o(e.players[t]));
}
var $o = (e) => e.quotas.length > 0 || e.hand.secret.length > 0 || wi(e) > 0 || Ei(e) > 0;
function es(e, t, n, { give: r, get: i }) {
	if (e.options.deals === "off") return A("EC-T.11", "dealsOff", {});
	let a = ts(r) + r.cards.length, o = ts(i) + i.cards;
	return a + o === 0 ? A("EC-R.27", "nothingMoves", {}) : e.options.deals === "moneyOnly" && a > 0 == o > 0 ? A("EC-T.11", "moneyAgainstAsset", {}) : !ns(e, t, r) || !r.cards.every((n) => e.players[t].hand.secret.includes(n)) ? A("EC-14.13", "lacksTerms", { seat: t }) : !ns(e, n, i) || e.players[n].hand.secret.length < i.cards ? A("EC-14.13", "lacksTerms", { seat: n }) : is(e, t, r, i) ? is(e, n, i, r) ? null : A("EC-14.14", "lacksRoom", { seat: n }) : A("EC-14.14", "lacksRoom", { seat: t });
}
var ts = (e) => e.companies.length + e.projects.length + e.quotas;
function ns(e, t, n) {
	let r = e.players[t];
	if (r.isOut || r.cash < n.money || qo(e, t) < n.quotas) return !1;
	let i = Ir(n.companies), a = Lr(n.projects);
	return i.every((e) => {
		let { industry: t, condition: n } = F(e);
		return Oi(r, t, n) >= rs(i, e);
	}) && a.every((e) => r.projects[e] >= rs(a, e));
}
var rs = (e, t) => e.filter((e) => e === t).length;
function is(e, t, n, r) {
	let i = e.players[t], a = wi(i) + Ko(e, t) - n.companies.length + r.companies.length, o = Ei(i) - n.projects.length + r.projects.length;
	return a <= 12 && o <= 3;
}
function as(e, t, n, r) {
	let { hand: i } = e.players[t];
	for (let e of r) De(i, e, n, "in private");
}
function os(e, t, n, { give: r, get: i }, a) {
	Vr(e, t, n, r.money), Vr(e, n, t, i.money);
	let o = [...ls(e, t, Ir(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...ls(e, n, Ir(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) Ii(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	us(e, t, n, Lr(r.projects)), us(e, n, t, Lr(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) ds(e, t, n, i);
	for (let r of a) ds(e, n, t, r);
}
function ss(e, t, n, { give: r, get: i }) {
	j(e, "dealMade", {
		from: t,
		to: n,
		give: cs(r, r.cards.length),
		get: cs(i, i.cards)
	}), _i(e);
}
var cs = ({ money: e, companies: t, projects: n, quotas: r }, i) => ({
	money: e,
	companies: t,
	projects: n,
	quotas: r,
	cards: i
}), ls = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = F(n), a = i === "mortgaged" && Bi(e.players[t], r);
	return Li(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function us(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function ds(e, t, n, r) {
	Ee(r, {
		from: e.players[t].hand,
		giver: t,
		to: e.players[n].hand,
		taker: n
	});
}
function fs(e, t) {
	if (e.deals.open.length === 0) return;
	let { proposed: n } = e.deals;
	for (let { from: n, to: r } of vr(e.deals, t)) j(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.proposed = n;
}
// games/economicus/rules/deal-actions.ts
var ps = {
	1: 1,
	3: 3,
	5: 5,
	8: 8
}, ms = {
	1: Jo("window", ps[1]),
	3: Jo("window", ps[3]),
	5: Jo("window", ps[5]),
	8: Jo("window", ps[8])
}, hs = Jo("payment", 2 ** 53 - 1), Z = (e, t) => t === "payment" ? hs : ms[e.options.proposalsPerTurn], gs = (e) => e.options.deals === "off" ? A("EC-T.11", "dealsOff", {}) : null, _s = (e) => e.phase === "payment" && e.proposals >= 3 ? A("EC-15.2", "tooManyProposals", { limit: 3 }) : null;
function vs(e) {
	return {
		proposeDeal: {
			offer: (t, n, r) => gs(t) ?? _s(n) ?? Z(t, e).proposeDeal.offer(t, n, r),
			check: (t, n, r, i) => Z(t, e).proposeDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				return as(t, r, i.to, i.terms.give.cards), Z(t, e).proposeDeal.take(t, n, r, i), bs(t, n, r), k;
			}
		},
		acceptDeal: {
			offer: (t, n, r) => gs(t) ?? Z(t, e).acceptDeal.offer(t, n, r),
			take: (t, n, r, i) => ys(t, n, r, e, i.deal)
		},
		declineDeal: {
			offer: (t, n, r) => gs(t) ?? Z(t, e).declineDeal.offer(t, n, r),
			take(t, n, r, i) {
				return Z(t, e).declineDeal.take(t, n, r, i), k;
			}
		},
		counterDeal: {
			offer: (t, n, r) => gs(t) ?? _s(n) ?? Z(t, e).counterDeal.offer(t, n, r),
			check: (t, n, r, i) => Z(t, e).counterDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				let a = t.deals.open.find(({ id: e }) => e === i.deal)?.from;
				return a !== void 0 && as(t, r, a, i.terms.give.cards), Z(t, e).counterDeal.take(t, n, r, i), bs(t, n, r), k;
			}
		},
		withdrawDeal: {
			offer: (t, n, r) => gs(t) ?? Z(t, e).withdrawDeal.offer(t, n, r),
			take(t, n, r, i) {
				return Z(t, e).withdrawDeal.take(t, n, r, i), k;
			}
		}
	};
}
function ys(e, t, n, r, i) {
	let a = e.deals.open.find(({ id: e }) => e === i);
	if (a === void 0) throw Error(`deal ${i} is not open`);
	if (a.terms.secret.get.cards > 0) return e.deals.open = e.deals.open.filter(({ id: e }) => e !== i), Dr("handOver", {
		from: a.from,
		to: a.to,
		terms: a.terms
	});
	Z(e, r).acceptDeal.take(e, t, n, { deal: i }), ss(e, a.from, a.to, a.terms.secret);
	let o = G(e);
	return o === null ? k : Dr("overflow", { holder: o });
}
function bs(e, t, n) {
	t.phase === "payment" && (t.proposals += 1, e.deals.proposed[n] = (e.deals.proposed[n] ?? 1) - 1);
}
// games/economicus/rules/instant.ts
function xs(e, t) {
	return e.phase !== "offers" || e.pending === null || e.pending.owner !== t ? null : P(e.industry, e.pending.condition);
}
var Ss = (e, t, n, r) => {
	if (xs(t, n) !== r) return !1;
	let { industry: i, condition: a } = F(r), o = e.players[n];
	return (a === "clean" ? Di(o, i) : o.mortgaged[i]) <= 1;
}, Cs = {
	offer(e, t, n) {
		if (z(e, "EV12")) return A("EC-18.2", "noCredit", {});
		let r = ji(e.players[n]);
		return r.length === 0 ? A("EC-14.1", "noCompany", { industry: null }) : { industry: v(r, (r) => ws(e, t, n, r)) };
	},
	take(e, t, n, { industry: r }) {
		return Vi(e, n, r), k;
	}
};
function ws(e, t, n, r) {
	return Di(e.players[n], r) === 0 ? A("EC-14.1", "noCleanCompany", { industry: r }) : Ss(e, t, n, P(r, "clean")) ? A("EC-R.22", "pendingTarget", { industry: r }) : null;
}
var Ts = {
	offer(e, t, n) {
		let r = e.players[n], i = ji(r).filter((e) => r.mortgaged[e] > 0);
		return i.length === 0 ? A("EC-14.6", "noLoan", { industry: null }) : { industry: v(i, (i) => {
			if (Ss(e, t, n, P(i, "mortgaged"))) return A("EC-R.22", "pendingTarget", { industry: i });
			let a = Hi(e, n, i);
			return L(e, n, a) ? null : A("EC-14.6", "cannotPay", {
				cost: a,
				cash: r.cash
			});
		}) };
	},
	take(e, t, n, { industry: r }) {
		return Ui(e, n, r), k;
	}
}, Es = {
	offer(e, t, n) {
		let r = Mi(e.players[n]);
		return r.length === 0 ? A("EC-14.8", "noCompany", { industry: null }) : { company: v(r, (r) => Ds(e, t, n, r)) };
	},
	take(e, t, n, { company: r }) {
		let { industry: i } = F(r);
		return e.prices[i] === null ? Dr("halfSale", {
			owner: n,
			company: r,
			mustGain: t.phase === "payment",
			proceeds: 0
		}) : (Ki(e, n, r, ii(e, i), "half"), k);
	}
};
function Ds(e, t, n, r) {
	let { industry: i } = F(r);
	return Ss(e, t, n, r) ? A("EC-R.22", "pendingTarget", { industry: i }) : e.prices[i] === null ? null : Os(e, n, Gi(e, n, r), t.phase === "payment");
}
function Os(e, t, n, r) {
	let { cash: i } = e.players[t];
	return r && n <= 0 ? A("EC-15.2", "bringsNothing", { proceeds: n }) : i + n < 0 ? A("EC-14.9", "cannotPay", {
		cost: -n,
		cash: i
	}) : null;
}
var Q = {
	takeLoan: Cs,
	repayLoan: Ts,
	sellAtHalf: Es
};
// games/economicus/rules/raising.ts
function ks(e, t) {
	let n = e.players[t];
	if (!z(e, "EV12")) {
		let [e] = ji(n).filter((e) => Di(n, e) > 0).sort((e, t) => N[e].profit - N[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = Mi(n).map((n) => ({
		company: n,
		stars: Ms(e, t, n),
		proceeds: js(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || As(e.company) - As(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var As = (e) => F(e).industry;
function js(e, t, n) {
	return e.prices[F(n).industry] === null ? 1 : Gi(e, t, n);
}
function Ms(e, t, n) {
	let { industry: r } = F(n);
	if (!C(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(ci(e, r) === t && !o);
}
// games/economicus/rules/phases/payment.ts
var Ns = (e) => ({
	...e,
	proposals: 0
}), Ps = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? D("collect") : n;
	}
}), Fs = (e) => ({
	...e,
	offer: (t, n, r) => n.phase === "payment" && n.debtor !== r ? A("EC-15.2", "notYourDebt", { debtor: n.debtor }) : e.offer(t, n, r)
}), Is = () => D("collect"), Ls = vs("payment"), Rs = (e, t) => e.deals.open.filter(({ from: e, until: n }) => e === t.debtor && n === "payment").map(({ to: e }) => e);
function zs(e, t) {
	if (ks(e, t.debtor) !== null || w(e, t.debtor) || Rs(e, t).length > 0) return !0;
	let n = e.players[t.debtor];
	return wi(n) + Ei(n) + n.quotas.length > 0 && e.options.deals !== "off" && t.proposals < 3 && S(e, t.debtor).some((t) => e.players[t].cash > 0);
}
var Bs = T("payment", {
	demand(e, t) {
		L(e, t.debtor, t.amount) || e.players[t.debtor].isOut || j(e, "paymentDue", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		});
	},
	collect(e, t) {
		return e.players[t.debtor].isOut ? E({ isPaid: !1 }) : L(e, t.debtor, t.amount) ? (t.creditor === null || e.players[t.creditor].isOut ? I(e, t.debtor, t.amount) : Vr(e, t.debtor, t.creditor, t.amount), Hs(t.because) || j(e, "paid", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		}), fs(e, "payment"), E({ isPaid: !0 })) : zs(e, t) ? O : D("ruin");
	},
	raising: {
		rule: "EC-15.2",
		ask: (e, t) => [t.debtor, ...Rs(e, t)],
		idle: (e, t, n) => n === t.debtor ? Us(e, t) : Ws(e, n),
		after: {
			halfSale: Is,
			card: Is,
			insider: Is,
			handOver: Is,
			overflow: Is
		},
		actions: {
			takeLoan: Ps(Fs(Q.takeLoan)),
			sellAtHalf: Ps(Fs(Q.sellAtHalf)),
			playCard: Ps(Fs(Io)),
			proposeDeal: Fs(Ls.proposeDeal),
			withdrawDeal: Ps(Ls.withdrawDeal),
			acceptDeal: Ps(Ls.acceptDeal),
			declineDeal: Ps(Ls.declineDeal),
			declareBankruptcy: {
				offer: (e, t, n) => t.debtor === n ? {} : A("EC-15.2", "notYourDebt", { debtor: t.debtor }),
				take: () => D("ruin")
			}
		}
	},
	ruin(e, t) {
		return Vo(e, t.debtor, t), fs(e, "payment"), E({ isPaid: !1 });
	}
}), Vs = [
	"bid",
	"interest",
	"OP09",
	"OP45"
], Hs = (e) => Vs.includes(e), Us = (e, t) => ks(e, t.debtor) ?? { type: "declareBankruptcy" }, Ws = (e, t) => ({
	type: "declineDeal",
	deal: e.deals.open.find(({ to: e }) => e === t)?.id ?? 0
}), Gs = () => ({
	card: null,
	industry: null,
	queue: [],
	dues: [],
	rescues: []
}), Ks = T("crisis", {
	open(e, t) {
		let n = La(e);
		return va(n) ? (ao(e, 2, n), oo(e, pa[n], n), E()) : e.forecast === null ? (j(e, "crisisVoid", {
			card: n,
			because: "noForecast"
		}), D("open")) : (t.card = n, t.industry = e.forecast, t.queue = x(e, e.auditor).filter((t) => w(e, t)), O);
	},
	bailout: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? Ys(t) : O
			},
			react: X(["OP35"], (e, t) => {
				let { card: n } = Xs(t);
				return j(e, "crisisVoid", {
					card: n,
					because: "bailedOut"
				}), E();
			})
		}
	},
	strike(e, t) {
		let { card: n, industry: r } = Xs(t), { strength: i, fall: a } = ma[n];
		ro(e, r, i, n);
		let o = B(e, r);
		H(e, r, a === "half" ? R(o) : o - a, n), t.queue = x(e, e.auditor).filter((t) => w(e, t) && Js(e, t, r) > 0);
	},
	insurance: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? Ys(t) : O
			},
			react: X(["OP25"], (e, t, n) => (Br(e, n, Math.min(Oa.most, Oa.each * Js(e, n, Xs(t).industry)), "OP25"), t.queue.length > 1 ? Ys(t) : O))
		}
	},
	ride(e, t) {
		let { card: n, industry: r } = Xs(t), { rider: i } = ma[n];
		i !== null && qs[i](e, t, r, n);
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Ns(n);
		},
		then: () => D("charge")
	},
	rescue: {
		rule: "EC-10.7",
		ask: (e, t) => t.rescues[0] ?? null,
		idle: () => ({ type: "letBurn" }),
		actions: {
			payUpkeep: {
				offer: (e, t, n) => L(e, n, 2) ? {} : A("EC-10.7", "cannotPay", {
					cost: 2,
					cash: e.players[n].cash
				}),
				take(e, t, n) {
					return I(e, n, 2), j(e, "upkeepPaid", {
						seat: n,
						industry: Xs(t).industry,
						amount: 2
					}), t.rescues.shift(), k;
				}
			},
			letBurn: {
				offer: () => ({}),
				take(e, t, n) {
					return --e.players[n].projects[Xs(t).industry], j(e, "projectBurnt", {
						seat: n,
						industry: Xs(t).industry,
						because: "CS7"
					}), t.rescues.shift(), k;
				}
			}
		}
	}
}), qs = {
	extraCompany(e, t, n) {
		U(e, n, "private", 1), e.extra[n] += 1, j(e, "companyAdded", {
			industry: n,
			kind: "private",
			because: "CS3"
		});
	},
	neighbours(e, t, n, r) {
		for (let t of ia(e, n)) ro(e, t, 1, r), H(e, t, B(e, t) - 3, r);
	},
	defaults(e, t, n) {
		for (let r of x(e, e.auditor)) {
			let i = 1 * e.players[r].mortgaged[n];
			i > 0 && t.dues.push({
				debtor: r,
				amount: i,
				creditor: null,
				because: "CS6"
			});
		}
	},
	projects(e, t, n) {
		for (let r of x(e, e.auditor)) for (let i = e.players[r].projects[n]; i > 0; i--) t.rescues.push(r);
	}
}, Js = (e, t, n) => e.players[t].companies[n];
function Ys(e) {
	return e.queue.shift(), k;
}
function Xs(e) {
	if (e.card === null || va(e.card) || e.industry === null) throw Error("no strength card was opened");
	return {
		card: e.card,
		industry: e.industry
	};
}
// games/economicus/rules/phases/window.ts
var $ = (e, t) => ({
	window: t,
	ready: [],
	acted: e.seats.map(() => 0)
}), Zs = (e, t, n) => {
	let r = Cr.find((e) => e === t.window);
	return r !== void 0 && !e.players[n].stopsAt.secret.includes(r);
}, Qs = (e, t, n) => t.window === "FW1" && e.active === n;
function $s(e, t) {
	t.ready = t.ready.filter((n) => Zs(e, t, n) && !Qs(e, t, n));
}
function ec(e, t) {
	return {
		...e,
		offer: (t, n, r) => n.phase === "window" && n.acted[r] >= 10 ? A("EC-5.4", "windowLimit", { limit: 10 }) : e.offer(t, n, r),
		take(n, r, i, a) {
			if (r.phase !== "window") throw Error("no window is open");
			let o = e.take(n, r, i, a);
			return t === "all" && $s(n, r), r.acted[i] += 1, r.acted[i] >= 10 && r.ready.push(i), o;
		}
	};
}
var tc = (e) => ({
	...e,
	take(t, n, r, i) {
		let a = e.take(t, n, r, i), o = t.deals.open.at(-1)?.to;
		return n.phase === "window" && (n.ready = n.ready.filter((e) => e !== o)), a;
	}
}), nc = {
	offer(e, t, n) {
		let { hand: r, quotas: i } = e.players[n], a = [...r.secret, ...i];
		return a.length < 2 ? A("EC-16.6", "tooFewCards", {
			has: a.length,
			needs: 2
		}) : { cards: kt(a, 2, 2) };
	},
	take(e, t, n, { cards: r }) {
		let i = e.players[n];
		for (let t of r) i.quotas.includes(t) ? (i.quotas = i.quotas.filter((e) => e !== t), e.optionDiscards.push(t)) : Fa(e, n, t), j(e, "discarded", {
			seat: n,
			card: t,
			because: "exchange"
		});
		return Aa(e, n, "exchange"), G(e) === null ? k : Dr("overflow", { holder: n });
	}
}, rc = {
	offer: () => ({}),
	take(e, t, n) {
		return Vo(e, n, null), k;
	}
}, ic = {
	offer(e, t, n) {
		let { industry: r } = e.turn;
		if (t.window !== "FW4" || r === null) return A("EC-9.1", "notSalePhase", {});
		let i = Ya(e, n, r);
		return i.length === 0 ? A("EC-9.1", "noCompany", { industry: r }) : { company: v(i, (t) => Os(e, n, Wi(e, n, t, V(e, r)), !1)) };
	},
	take(e, t, n, { company: r }) {
		return Ki(e, n, r, V(e, F(r).industry), "full"), e.turn.sellers.includes(n) || e.turn.sellers.push(n), k;
	}
}, ac = vs("window"), oc = T("window", {
	open(e, t) {
		for (let n of x(e, e.active)) {
			let { isHolding: r } = e.players[n];
			!r.secret && Zs(e, t, n) && !Qs(e, t, n) && t.ready.push(n), r.secret = !1;
		}
	},
	free: {
		rule: "EC-5.2",
		ask: (e, t) => x(e, e.active).filter((e) => !t.ready.includes(e)),
		idle: (e, t, n) => Qs(e, t, n) ? { type: "roll" } : { type: "ready" },
		actions: {
			roll: {
				offer: (e, t, n) => Qs(e, t, n) ? {} : A("EC-6.1", "notYourRoll", {}),
				take: (e, t, n) => sc(t, n)
			},
			ready: {
				offer: (e, t, n) => Qs(e, t, n) ? A("EC-6.1", "rollInstead", {}) : {},
				take: (e, t, n) => sc(t, n)
			},
			sell: ic,
			takeLoan: ec(Q.takeLoan, "oneself"),
			repayLoan: ec(Q.repayLoan, "oneself"),
			sellAtHalf: ec(Q.sellAtHalf, "all"),
			playCard: ec(Io, "all"),
			exchangeCards: ec(nc, "oneself"),
			declareBankruptcy: ec(rc, "all"),
			...ac,
			proposeDeal: ec(tc(ac.proposeDeal), "oneself"),
			counterDeal: ec(tc(ac.counterDeal), "oneself"),
			acceptDeal: {
				...ac.acceptDeal,
				take(e, t, n, r) {
					return $s(e, t), ac.acceptDeal.take(e, t, n, r);
				}
			}
		}
	},
	close: (e) => fs(e, "window")
});
function sc(e, t) {
	return e.ready.push(t), k;
}
// games/economicus/rules/phases/turn.ts
var cc = T("turn", {
	begin(e) {
		e.deals.proposed = e.seats.map(() => 0);
		let { seat: t, number: n, ofYear: r } = e.turn;
		j(e, "turnBegan", {
			seat: t,
			turn: n,
			ofYear: r
		});
	},
	beforeRoll: {
		call: "window",
		with: (e) => $(e, "FW1")
	},
	rollDice(e) {
		if (Tr(e)) return E();
		e.turn.part = "T1";
		let { blue: t, white: n, industry: r } = Za(e, e.active, "turn");
		return e.turn.dice = {
			blue: t,
			white: n
		}, e.turn.industry = r, O;
	},
	afterRoll: {
		call: "window",
		with: (e) => $(e, "FW2")
	},
	activate(e) {
		e.turn.part = "T2";
		let t = J(e);
		j(e, "industryActive", { industry: t });
		let { dice: n } = e.turn;
		if (n === null) throw Error("the dice were not rolled");
		e.prices[t] === null && ri(e, t, n.blue), C(e) && n.blue === n.white && !e.players[e.active].isOut && Aa(e, e.active, "double");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = G(e);
			return t === null ? null : { holder: t };
		}
	},
	profits: {
		call: "profit",
		with(e) {
			return e.turn.part = "T3", {
				industry: J(e),
				queue: x(e, e.active),
				because: "turn",
				due: null
			};
		}
	},
	afterProfits: {
		call: "window",
		with: (e) => $(e, "FW3")
	},
	listProjects(e, t) {
		e.turn.part = "T4";
		for (let n of x(e, e.active)) for (let r = e.players[n].projects[J(e)]; r > 0; r--) t.projects.push(n);
	},
	projects: {
		call: "project",
		with(e, t) {
			let n = t.projects.shift();
			return n === void 0 ? null : {
				owner: n,
				industry: J(e),
				asked: []
			};
		},
		then: () => D("projects")
	},
	sales: {
		call: "window",
		with(e) {
			return e.turn.part = "T5", $(e, "FW4");
		}
	},
	crisis: {
		call: "crisis",
		with(e) {
			return e.turn.part = "T6", C(e) && e.forecast === e.turn.industry ? Gs() : null;
		}
	},
	beforeAuction: {
		call: "window",
		with: (e) => C(e) ? $(e, "FW5") : null
	},
	auction: {
		call: "auction",
		with(e, t) {
			return e.turn.part = "T7", e.turn.isAuctionOff || !Pi(e, J(e)) || Tr(e) ? null : (t.auctions += 1, Ha(e, J(e), e.active, t.auctions === 1 ? "turn" : "EV36"));
		},
		then: (e, t, { sale: n }) => n !== null && z(e, "EV36") && t.auctions < 2 ? D("auction") : O
	},
	afterAuction: {
		call: "window",
		with: (e) => $(e, "FW6")
	},
	startUps: {
		call: "startUps",
		with(e) {
			e.turn.part = "T8";
			let t = J(e);
			return {
				industry: t,
				queue: x(e, e.active),
				cost: ai(V(e, t))
			};
		}
	},
	updatePrice(e) {
		if (Tr(e)) return E();
		let t = J(e), n = V(e, t);
		return e.turn.created > 0 ? H(e, t, n + 2 * e.turn.created, "projects") : lc(e) && H(e, t, n - e.seats.length, "noDemand"), O;
	},
	afterPrice: {
		call: "window",
		with: (e) => $(e, "FW7")
	},
	offers: {
		call: "offers",
		with(e) {
			return e.turn.part = "T9", z(e, "EV28") ? null : {
				industry: J(e),
				queue: x(e, e.active),
				cost: 0,
				pending: null,
				due: null
			};
		}
	},
	endOfTurn: {
		call: "window",
		with: (e) => $(e, "FW8")
	},
	finish(e) {
		e.turn.part = "T10", C(e) && e.options.holdToYearEnd === "off" && vi(e), e.outcome === null && e.options.limitEnd === "endOfTurn" && uc(e);
	}
}), lc = (e) => !e.turn.isBought && e.turn.created === 0 && !z(e, "EV09") && (e.turn.hadLot || e.options.priceFallWithoutLot === "on");
function uc(e) {
	let t = hi(e);
	t !== null && e.turn.number >= t ? yi(e, "turns", e.seats) : e.isTimeUp && yi(e, "time", e.seats);
}
// games/economicus/rules/facts.ts
var dc = {
	opening: 0,
	T0: 0,
	T1: 1,
	T2: 1,
	T3: 2,
	T4: 3,
	T5: 4,
	T6: 5,
	T7: 6,
	T8: 6,
	T9: 7,
	T10: 0,
	Y0: 0,
	Y1: 0,
	Y2: 0,
	Y5: 0
};
function fc(e) {
	let { part: t } = e.turn, n = e.stack.findLast((e) => e.phase === "window"), r = W((t) => hc(e, t), hc(e, M[0]));
	return {
		part: e.outcome === null ? t : "over",
		window: n?.phase === "window" ? n.window : null,
		phase: dc[t],
		target: si(e),
		targetWins: mi(e),
		turnLimit: hi(e),
		lastYear: Number(e.options.guardYears),
		turns: Array.from({ length: e.seats.length + 1 }, (t, n) => (e.auditor + n) % e.seats.length),
		actingAuditor: Er(e),
		rate: qr(e),
		repayment: 5 + qr(e),
		upkeep: Xr(e),
		successFrom: Yr(e),
		investigation: Qr(e),
		now: mc(e),
		crisisCards: za(ht(e, "crises")),
		industries: r,
		seats: xr(e.seats, (t) => gc(e, t, r)),
		deals: []
	};
}
var pc = (e, t) => ({ deals: ua(e, t) });
function mc(e) {
	let { industry: t } = e.turn, n = t === null ? null : e.prices[t];
	return t === null || n === null ? null : {
		industry: t,
		price: n,
		half: R(n),
		projectCost: ai(n),
		offerCost: oi(e, n),
		keepCost: n,
		priceIfKept: Math.min(99, 2 * n),
		priceIfNoDemand: Math.max(1, n - e.seats.length),
		priceFalls: lc(e)
	};
}
function hc(e, t) {
	let n = e.prices[t], r = 0;
	for (let n of e.seats) r += e.players[n].companies[t];
	return {
		neighbours: ia(e, t),
		profit: oa(e, t),
		income: xr(e.seats, (n) => ca(sa(e, n, t, !1))),
		majority: ci(e, t),
		half: n === null ? null : R(n),
		projectCost: n === null ? null : ai(n),
		owned: r
	};
}
function gc(e, t, n) {
	let r = e.players[t], i = wi(r), a = 0;
	for (let e of M) a += N[e].ways * n[e].income[t];
	return {
		stars: li(e, t),
		companies: i,
		loans: Ti(r),
		projects: Ei(r),
		tokensLeft: 12 - i,
		projectsLeft: Ai(r),
		handSize: r.hand.secret.length,
		isOut: r.isOut,
		isAuditor: e.auditor === t,
		solvency: Ji(e, t),
		netAssets: bi(e, t),
		interest: e.yearEnd === null ? Ti(r) * qr(e) : e.yearEnd.unpaid[t],
		expected36: a,
		chains: la(e, t),
		mayBid: Qi(e, t, "private") === null
	};
}
// games/economicus/rules/invariants.ts
var _c = {}, vc = () => D("count"), yc = T("loss", { insurance: {
	rule: "EC-5.8",
	ask: (e, t) => !e.players[t.loser].isOut && w(e, t.loser) ? t.loser : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => E()
		},
		react: X(["OP25"], (e, t, n) => (Br(e, n, B(e, t.industry), "OP25"), E()))
	}
} }), bc = T("overflow", {
	count: (e, t) => G(e) === t.holder ? O : E(),
	surplus: {
		rule: "EC-16.5",
		ask: (e, t) => t.holder,
		idle: (e, t) => ({
			type: "discard",
			card: xc(e.players[t.holder].hand.secret)
		}),
		after: {
			card: vc,
			briefing: vc,
			insider: vc,
			espionage: vc,
			auction: vc,
			purchase: vc
		},
		actions: {
			discard: {
				offer: (e, t, n) => ({ card: v(e.players[n].hand.secret) }),
				take(e, t, n, { card: r }) {
					return Fa(e, n, r), j(e, "discarded", {
						seat: n,
						card: r,
						because: "handLimit"
					}), D("count");
				}
			},
			playCard: Io
		}
	}
});
function xc(e) {
	let [t] = e;
	if (t === void 0) throw Error("the hand is empty");
	return t;
}
var Sc = T("briefing", { order: {
	rule: "EC-16.3",
	ask: (e, t) => t.reader,
	idle: (e, t) => ({
		type: "orderCrises",
		order: Cc(e, t.count)
	}),
	actions: { orderCrises: {
		offer: (e, t) => ({ order: kt(Cc(e, t.count), t.count, t.count) }),
		take(e, t, n, { order: r }) {
			return Ae(e.crisisDeck, r, n), E();
		}
	} }
} }), Cc = (e, t) => e.crisisDeck.secret.slice(-t).reverse(), wc = T("insider", { sale: {
	rule: "EC-16.3",
	ask: (e, t) => t.left > 0 && Mi(e.players[t.seller]).length > 0 ? t.seller : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => E()
		},
		sellInside: {
			offer: (e, t, n) => ({ company: v(Mi(e.players[n]), (t) => {
				let r = e.prices[F(t).industry];
				return r === null ? null : Os(e, n, Wi(e, n, t, r), !1);
			}) }),
			take(e, t, n, { company: r }) {
				let { industry: i } = F(r), a = e.prices[i];
				return a === null ? B(e, i) : (Ki(e, n, r, a, "OP39"), --t.left), k;
			}
		}
	}
} }), Tc = T("espionage", {
	theft: {
		rule: "EC-16.3",
		ask: (e, t) => t.spy,
		idle: (e, t) => ({
			type: "takeCard",
			card: xc(e.players[t.victim].hand.secret)
		}),
		actions: { takeCard: {
			offer: (e, t) => ({ card: v(e.players[t.victim].hand.secret) }),
			take(e, t, n, { card: r }) {
				return ds(e, t.victim, n, r), j(e, "cardTaken", {
					seat: n,
					victim: t.victim,
					card: _e(n, t.victim, r)
				}), O;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e, t) => ({ holder: t.spy })
	}
}), Ec = () => D("proceed"), Dc = T("auction", {
	lots(e, t) {
		let n = kc(e, t);
		return n.length === 0 ? E({ sale: null }) : (e.turn.hadLot = !0, C(e) && n.length !== 1 || (t.kind = n[0] ?? null), O);
	},
	announcement: {
		rule: "EC-11.2",
		ask: (e, t) => t.kind === null ? t.opener : null,
		idle: () => ({
			type: "announceLot",
			kind: "private"
		}),
		actions: { announceLot: {
			offer: () => ({ kind: v(jr) }),
			take(e, t, n, { kind: r }) {
				return t.kind = r, O;
			}
		} }
	},
	enrol(e, t) {
		let n = Ac(t);
		t.queue = x(e, t.opener).filter((t) => Qi(e, t, n) === null);
		let { opener: r, industry: i, start: a, because: o } = t;
		j(e, "lotAnnounced", {
			seat: r,
			industry: i,
			kind: n,
			start: a,
			bidders: [...t.queue],
			because: o
		});
	},
	proceed(e, t) {
		let n = Ac(t);
		t.queue = t.queue.filter((t) => Qi(e, t, n) === null), t.leader !== null && !t.queue.includes(t.leader) && (t.leader = null, t.last = null);
		let [r] = t.queue;
		return r === void 0 || t.queue.length === 1 && r === t.leader ? D("hammer") : na(e, t, r) ? O : (t.queue.shift(), j(e, "passed", {
			seat: r,
			during: "auction",
			isForced: !0
		}), D("proceed"));
	},
	bidding: {
		rule: "EC-11.3",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		after: {
			halfSale: Ec,
			card: Ec,
			briefing: Ec,
			insider: Ec,
			espionage: Ec
		},
		actions: {
			bid: {
				offer(e, t, n) {
					let r = ea(t, n), { cash: i } = e.players[n];
					if (i < r) return A("EC-11.5", "feeFirst", {
						fee: r,
						cash: i
					});
					let a = $i(t), o = e.options.bidCap === "free" ? void 0 : A("EC-R.18", "beyondSolvency", { solvency: Yi(e, n) - r });
					return { amount: Ot(a, ta(e, t, n), {
						below: A("EC-11.4", "bidTooLow", { least: a }),
						above: o ?? A("EC-11.8", "beyondSolvency", { solvency: 999 })
					}) };
				},
				take(e, t, n, { amount: r }) {
					let i = ea(t, n);
					return i > 0 && (I(e, n, i), t.admitted.push(n), j(e, "feePaid", {
						seat: n,
						amount: i
					})), t.last = r, t.leader = n, t.queue = [...t.queue.slice(1), n], j(e, "bidMade", {
						seat: n,
						amount: r
					}), D("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), j(e, "passed", {
						seat: n,
						during: "auction",
						isForced: !1
					}), D("proceed");
				}
			},
			...Q,
			playCard: Io
		}
	},
	hammer(e, t) {
		return t.leader === null ? (j(e, "lotUnsold", {
			industry: t.industry,
			because: "noBid"
		}), E({ sale: null })) : O;
	},
	settlement: {
		rule: "EC-11.13",
		ask: (e, t) => t.leader !== null && w(e, t.leader) ? t.leader : null,
		idle: () => ({ type: "pay" }),
		actions: {
			pay: {
				offer: () => ({}),
				take: () => O
			},
			react: X(["OP11"], (e, t) => (t.discount = 6, Oc()))
		}
	},
	payBid: {
		call: "payment",
		with: (e, t) => t.leader === null ? null : Ns({
			debtor: t.leader,
			amount: jc(t),
			creditor: null,
			because: "bid"
		}),
		then(e, t, { isPaid: n }) {
			return n ? O : (j(e, "lotUnsold", {
				industry: t.industry,
				because: "unpaid"
			}), E({ sale: null }));
		}
	},
	transfer(e, t) {
		let { leader: n, last: r, industry: i } = t;
		if (n === null || r === null) throw Error("nobody has won");
		let a = Ac(t), o = Zi(e, a) ? Pa(e, n) : null, s = jc(t);
		return U(e, i, a, -1), a === "state" && e.turn.privatised.push({
			seat: n,
			industry: i,
			paid: s,
			quota: o
		}), e.turn.isBought = !0, (e.record === null || r > e.record.price) && (e.record = {
			seat: n,
			price: r,
			turn: e.turn.number
		}), j(e, "lotSold", {
			seat: n,
			industry: i,
			kind: a,
			bid: r,
			paid: s,
			usedQuota: o !== null
		}), H(e, i, r, "sale"), Fi(e, n, i, "clean"), E({ sale: {
			seat: n,
			price: r
		} });
	}
}), Oc = () => D("payBid"), kc = (e, t) => jr.filter((n) => Ni(e, t.industry, n) > 0);
function Ac(e) {
	if (e.kind === null) throw Error("no lot was announced");
	return e.kind;
}
var jc = (e) => Math.max(1, (e.last ?? 0) - e.discount), Mc = () => D("verdict"), Nc = () => D("proceed"), Pc = T("card", {
	announce(e, t) {
		let n = Bo(e, t.by, t.card), { industry: r, company: i, rival: a, asset: o, kind: s, paid: c } = t;
		j(e, "cardPlayed", {
			seat: t.by,
			card: t.card,
			...n,
			industry: r,
			company: i,
			rival: a,
			asset: o,
			kind: s,
			paid: c
		}), Fc(t).isTakeover && (t.target = t.rival);
	},
	attempt(e, t) {
		let { difficulty: n } = Ta(t.card);
		if (n === void 0) return O;
		let r = ue(e), i = r > n;
		return j(e, "crimeRolled", {
			seat: t.by,
			card: t.card,
			die: r,
			difficulty: n,
			isSuccess: i
		}), i ? (t.investigators = Ic(e, t), O) : E();
	},
	shield: {
		rule: "EC-5.8",
		ask: (e, t) => t.target !== null && w(e, t.target) ? t.target : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => O
			},
			react: X(["OP28"], (e, t, n) => {
				let r = Oo(t.card), i = t.asset === null ? null : F(t.asset).industry;
				return i !== null && i === e.turn.industry && (e.turn.sheltered[n] += 1), r !== null && i !== null && j(e, "shielded", {
					seat: n,
					industry: i,
					against: r
				}), E();
			})
		}
	},
	proceed(e, t) {
		t.investigators = t.investigators.filter((t) => !e.players[t].isOut);
		let [n] = t.investigators;
		return n === void 0 ? D("takeEffect") : L(e, n, Qr(e).cost) || w(e, n) ? O : (t.investigators.shift(), D("proceed"));
	},
	investigation: {
		rule: "EC-17.3",
		ask: (e, t) => t.investigators[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			investigate: {
				offer(e, t, n) {
					let { cost: r } = Qr(e);
					return L(e, n, r) ? {} : A("EC-17.4", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: (e, t, n) => Lc(e, t, n, Qr(e).cost)
			},
			react: X(["OP30"], (e, t, n) => Lc(e, t, n, 0)),
			pass: {
				offer: () => ({}),
				take(e, t) {
					return t.investigators.shift(), D("proceed");
				}
			}
		}
	},
	verdict: {
		rule: "EC-17.6",
		ask: (e, t) => w(e, t.by) ? t.by : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => O
			},
			react: X(["OP30"], (e, t, n) => (t.detective !== null && j(e, "acquitted", {
				seat: n,
				investigator: t.detective
			}), t.detective = null, Nc()))
		}
	},
	convict(e, t) {
		if (t.detective === null) throw Error("nobody has found out");
		return j(e, "convicted", {
			seat: t.by,
			investigator: t.detective
		}), fi(e, t.by, -1, "crime"), fi(e, t.detective, 1, "investigation"), E();
	},
	takeEffect(e, t) {
		if (!zo(e, t.by, t.card, t)) return j(e, "fizzled", {
			seat: t.by,
			card: t.card
		}), E();
		let n = Fc(t).carryOut?.(e, t);
		return Ua(e, t.by, t.card), n ?? O;
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Ns(n);
		},
		then: () => D("charge")
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.losses.shift() ?? null,
		then: () => D("insurance")
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = G(e);
			return t === null ? null : { holder: t };
		}
	}
});
function Fc(e) {
	let t = Oo(e.card);
	if (t === null) throw Error(`${wa(e.card)} is not played by itself`);
	return Eo[t];
}
function Ic(e, t) {
	let n = Er(e), r = Fc(t).harmed?.(e, t) ?? [];
	return x(e, n).filter((e) => e !== t.by && (e === n || r.includes(e)));
}
function Lc(e, t, n, r) {
	let { above: i } = Qr(e);
	I(e, n, r);
	let a = ue(e), o = a > i;
	return j(e, "investigated", {
		seat: n,
		criminal: t.by,
		cost: r,
		die: a,
		above: i,
		isSuccess: o
	}), t.investigators.shift(), o ? (t.detective = n, Mc()) : Nc();
}
// games/economicus/rules/events.ts
var Rc = {
	EV01(e, t, n) {
		for (let r of n) {
			let n = Math.min(Wr.most, Wr.each * wi(e.players[r]));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV01"
			});
		}
	},
	EV02(e, t, n) {
		let r = Math.min(...n.map((t) => ui(e, t)));
		for (let t of n.filter((t) => ui(e, t) === r)) Br(e, t, 6, "EV02");
	},
	EV03(e, t, n) {
		for (let r of n) {
			let n = R(Math.max(0, e.players[r].cash - 20));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV03"
			});
		}
	},
	EV04(e, t) {
		t.industry = Za(e, e.auditor, "EV04").industry;
	},
	EV05(e, t, n) {
		t.choosers = [...n];
	},
	EV06: (e) => Hc(e, 3, "EV06"),
	EV07: (e) => Hc(e, -3, "EV07"),
	EV08(e) {
		let t = Vc(e), n = t.map(({ price: e }) => e), r = Math.max(...n), i = Math.min(...n);
		if (t.length !== 0 && r !== i) for (let { industry: n, price: a } of t) a === r && H(e, n, R(a), "EV08"), a === i && H(e, n, 2 * a, "EV08");
	},
	EV21: (e) => ao(e, 2, "EV21"),
	EV22(e) {
		for (let t of no(e)) ro(e, t, 1, "EV22");
	},
	EV23: (e) => oo(e, Za(e, e.auditor, "EV23").industry, "EV23"),
	EV24(e, t, n) {
		for (let t of n) Na(e, t, "EV24");
	},
	EV25(e, t, n) {
		let { industry: r } = Za(e, e.auditor, "EV25"), i = Math.max(1, ...n.map((t) => e.players[t].companies[r]));
		t.industry = r, t.losers = n.filter((t) => e.players[t].companies[r] === i);
	}
}, zc = (e) => e in Rc;
function Bc(e, t, n) {
	zc(n) && Rc[n](e, t, x(e, e.auditor));
}
function Vc(e) {
	let t = [];
	for (let n of M) {
		let r = e.prices[n];
		r !== null && t.push({
			industry: n,
			price: r
		});
	}
	return t;
}
function Hc(e, t, n) {
	for (let { industry: r, price: i } of Vc(e)) H(e, r, i + t, n);
}
// games/economicus/rules/phases/event.ts
var Uc = () => ({
	dues: [],
	choosers: [],
	losers: [],
	taken: null,
	industry: null
}), Wc = T("event", {
	open(e, t) {
		Bc(e, t, Va(e));
	},
	dividends: {
		call: "profit",
		with: (e, t) => e.event === "EV04" && t.industry !== null ? {
			industry: t.industry,
			queue: x(e, e.auditor),
			because: "EV04",
			due: null
		} : null
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Ns(n);
		},
		then: () => D("charge")
	},
	choice: {
		rule: "EC-18.2",
		ask: (e, t) => t.choosers[0] ?? null,
		idle: () => ({ type: "takeMoney" }),
		actions: {
			takeMoney: {
				offer: () => ({}),
				take(e, t, n) {
					return Br(e, n, 4, "EV05"), t.choosers.shift(), D("surplus");
				}
			},
			drawCard: {
				offer: () => ({}),
				take(e, t, n) {
					return Aa(e, n, "EV05"), t.choosers.shift(), D("surplus");
				}
			}
		}
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = G(e);
			return t === null ? null : { holder: t };
		}
	},
	nextLoser(e, t) {
		if (t.choosers.length > 0) return D("choice");
		let n = t.losers.shift();
		if (n === void 0 || t.industry === null) return E();
		let [r, i] = Gc(e, n, t.industry);
		return r === void 0 ? D("nextLoser") : (t.taken = n, i === void 0 ? (Kc(e, t, n, r), D("settleLoan")) : O);
	},
	surrender: {
		rule: "EC-R.61",
		ask: (e, t) => t.taken,
		idle: () => ({
			type: "giveUp",
			condition: "mortgaged"
		}),
		actions: { giveUp: {
			offer: (e, t, n) => ({ condition: v(t.industry === null ? [] : Gc(e, n, t.industry)) }),
			take(e, t, n, { condition: r }) {
				return Kc(e, t, n, r), O;
			}
		} }
	},
	settleLoan: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Ns(n);
		}
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.taken === null || t.industry === null ? null : {
			loser: t.taken,
			industry: t.industry
		}
	},
	goOn(e, t) {
		return t.taken = null, D("nextLoser");
	}
}), Gc = (e, t, n) => Mr.filter((r) => Oi(e.players[t], n, r) > 0);
function Kc(e, t, n, r) {
	if (t.industry === null) throw Error("no industry was rolled");
	let i = qi(e, n, P(t.industry, r), B(e, t.industry), "EV25");
	i !== null && t.dues.push(i);
}
// games/economicus/rules/phases/interest.ts
var qc = () => D("proceed"), Jc = T("interest", {
	fix(e) {
		let t = xr(e.seats, (t) => Ti(e.players[t]) * qr(e));
		for (let t of e.seats) e.players[t].fresh = W(() => 0, 0);
		e.yearEnd = {
			due: t,
			unpaid: xr(e.seats, (e) => t[e])
		}, t.some((e) => e > 0) && j(e, "interestDue", {
			due: t,
			rate: qr(e)
		});
	},
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? E() : !e.players[n].isOut && (e.yearEnd?.unpaid[n] ?? 0) > 0 ? O : (t.queue.shift(), D("proceed"));
	},
	paying: {
		rule: "EC-14.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "payInterest" }),
		actions: {
			payInterest: {
				offer: () => ({}),
				take: () => O
			},
			react: X(["OP21"], (e, t, n) => {
				let r = e.yearEnd?.unpaid[n] ?? 0;
				return e.yearEnd !== null && (e.yearEnd.unpaid[n] = 0), j(e, "interestWaived", {
					seat: n,
					amount: r
				}), t.queue.shift(), qc();
			}),
			...Q
		}
	},
	collect: {
		call: "payment",
		with(e, t) {
			let [n] = t.queue, r = n === void 0 ? 0 : e.yearEnd?.unpaid[n] ?? 0;
			return n === void 0 ? null : Ns({
				debtor: n,
				amount: r,
				creditor: null,
				because: "interest"
			});
		},
		then(e, t, { isPaid: n }) {
			let r = t.queue.shift();
			return r !== void 0 && e.yearEnd !== null && (n && j(e, "interestPaid", {
				seat: r,
				amount: e.yearEnd.unpaid[r]
			}), e.yearEnd.unpaid[r] = 0), D("proceed");
		}
	}
}), Yc = () => D("goOn"), Xc = T("offers", {
	proceed(e, t) {
		t.cost = oi(e, V(e, t.industry)), t.queue = t.queue.filter((t) => !e.players[t].isOut);
		let n = t.queue.findIndex((n) => $c(e, t, n));
		return n < 0 ? E() : (t.queue = [...t.queue.slice(n), ...t.queue.slice(0, n)], O);
	},
	offering: {
		rule: "EC-12.1",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			offerTakeover: {
				offer(e, t, n) {
					let { cost: r } = t;
					return L(e, n, r) ? Sr(e.seats, n).map((r) => {
						let i = v([r], (r) => Qc(e, t, n, r)), a = Mr.filter((n) => Oi(e.players[r], t.industry, n) > 0);
						return {
							owner: i,
							condition: v(i.one.length > 0 ? a : Mr)
						};
					}) : A("EC-12.5", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take(e, t, n, { owner: r, condition: i }) {
					t.pending = {
						by: n,
						owner: r,
						condition: i
					}, t.queue = [...t.queue.slice(1), n];
					let { industry: a, cost: o } = t;
					return j(e, "takeoverOffered", {
						...t.pending,
						industry: a,
						price: o,
						keeping: V(e, a)
					}), D("consider");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), j(e, "passed", {
						seat: n,
						during: "offers",
						isForced: !1
					}), D("proceed");
				}
			},
			...Q
		}
	},
	consider(e, t) {
		let n = Zc(t), r = P(t.industry, n.condition);
		return Xi(e, n.owner, V(e, t.industry), r) || w(e, n.owner) ? O : (el(e, t, n), D("shortfall"));
	},
	answer: {
		rule: "EC-12.2",
		ask: (e, t) => t.pending?.owner ?? null,
		idle: () => ({ type: "acceptTakeover" }),
		actions: {
			acceptTakeover: {
				offer: () => ({}),
				take(e, t) {
					return el(e, t, Zc(t)), D("shortfall");
				}
			},
			keepCompany: {
				offer(e, t, n) {
					let r = V(e, t.industry);
					return L(e, n, r) ? {} : A("EC-12.7", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take(e, t, n) {
					let r = V(e, t.industry);
					return I(e, n, r), j(e, "takeoverRefused", {
						...Zc(t),
						industry: t.industry,
						paid: r
					}), H(e, t.industry, 2 * r, "kept"), Yc();
				}
			},
			react: X(["OP28"], (e, t, n) => (e.turn.sheltered[n] += 1, j(e, "shielded", {
				seat: n,
				industry: t.industry,
				against: "offer"
			}), Yc())),
			...Q
		}
	},
	shortfall: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Ns(t.due)
	},
	goOn(e, t) {
		return t.pending = null, t.due = null, D("proceed");
	}
});
function Zc(e) {
	if (e.pending === null) throw Error("no offer was made");
	return e.pending;
}
function Qc(e, t, n, r) {
	return r === n ? A("EC-12.1", "itself", {}) : e.players[r].isOut ? A("EC-R.22", "isOut", { seat: r }) : e.players[r].companies[t.industry] === 0 ? A("EC-12.1", "noCompany", { industry: t.industry }) : qa(e, r) ? null : A("EC-12.6", "isProtected", { seat: r });
}
var $c = (e, t, n) => ki(e.players[n]) && Xi(e, n, t.cost) && S(e, n).some((t) => qa(e, t));
function el(e, t, { by: n, owner: r, condition: i }) {
	let { industry: a, cost: o } = t;
	Vr(e, n, r, o);
	let s = i === "mortgaged" && e.options.loanOnForcedSale === "settled", c = s ? Hi(e, r, a) : 0;
	if (e.turn.sheltered[n] += 1, j(e, "takeoverAccepted", {
		by: n,
		owner: r,
		condition: i,
		industry: a,
		price: o,
		settled: c
	}), !s) return zi(e, r, n, a, i);
	t.due = {
		debtor: r,
		amount: c,
		creditor: null,
		because: "loan"
	}, Li(e, r, a, i), Fi(e, n, a, "clean");
}
// games/economicus/rules/phases/opening.ts
var tl = T("opening", {
	rollForFirst(e) {
		let t = [...e.seats];
		for (; t.length > 1;) {
			let n = t.map((t) => ({
				seat: t,
				blue: ue(e),
				white: ue(e)
			})), r = Math.max(...n.map(({ blue: e, white: t }) => e + t));
			t = n.filter(({ blue: e, white: t }) => e + t === r).map(({ seat: e }) => e), j(e, "firstPlayerRolled", {
				rolls: n,
				first: t.length === 1 ? t[0] ?? null : null
			});
		}
		e.auditor = t[0] ?? 0, e.active = e.auditor;
	},
	deal(e) {
		if (!C(e)) return Or("year", {
			next: 0,
			queue: []
		});
		let t = e.optionDeck.secret.filter(Ea), n = e.optionDeck.secret.filter((e) => !Ea(e));
		for (let r of x(e, e.auditor)) {
			let i = e.players[r];
			i.quotas = t.splice(0, 1), j(e, "quotaTaken", {
				seat: r,
				because: "start"
			});
			for (let t of n.splice(0, 2)) Te(i.hand, t, m(r)), j(e, "cardDrawn", {
				seat: r,
				card: g(r, t),
				because: "start"
			});
		}
		return Me(e, e.optionDeck, [...t, ...n]), O;
	},
	firstCompanies: {
		call: "placement",
		with: (e) => ({
			queue: Sr(e.seats, e.auditor),
			isReturn: !1
		})
	},
	secondCompanies: {
		call: "placement",
		with(e) {
			let t = Sr(e.seats, e.auditor);
			return {
				queue: e.options.placementOrder === "snake" ? t.reverse() : t,
				isReturn: !1
			};
		}
	},
	begin: () => Or("year", {
		next: 0,
		queue: []
	})
}), nl = T("placement", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? E() : jr.some((r) => M.some((i) => rl(e, t, n, i, r) === null)) ? O : (t.queue.shift(), D("proceed"));
	},
	choice: {
		rule: "EC-2.9",
		ask: (e, t) => t.queue[0] ?? null,
		idle: (e, t, n) => al(e, t, n),
		actions: { place: {
			offer: (e, t, n) => jr.map((r) => ({
				industry: v(M, (i) => rl(e, t, n, i, r)),
				kind: v([r])
			})),
			take(e, t, n, { industry: r, kind: i }) {
				return i === "state" && Pa(e, n), U(e, r, i, -1), j(e, "placed", {
					seat: n,
					industry: r,
					kind: i
				}), Fi(e, n, r, "clean"), t.queue.shift(), D("proceed");
			}
		} }
	}
});
function rl(e, t, n, r, i) {
	return Ni(e, r, i) === 0 ? A("EC-2.9", "noFreeCompany", {
		industry: r,
		kind: i
	}) : !N[r].isWhite && !(t.isReturn && il(e, n)) ? A("EC-2.9", "notWhite", { industry: r }) : i === "state" && e.players[n].quotas.length === 0 ? A("EC-2.9", "noQuota", {}) : null;
}
var il = (e, t) => M.every((n) => {
	let r = e.freePrivate[n] + (e.players[t].quotas.length > 0 ? e.freeState[n] : 0);
	return !N[n].isWhite || r === 0;
});
function al(e, t, n) {
	for (let r of jr) {
		let i = M.filter((i) => rl(e, t, n, i, r) === null), [a] = i.filter((t) => e.seats.every((n) => e.players[n].companies[t] === 0)).sort((e, t) => ol(t) - ol(e) || e - t), o = a ?? i[0];
		if (o !== void 0) return {
			type: "place",
			industry: o,
			kind: r
		};
	}
	throw Error("there is nothing to take");
}
var ol = (e) => N[e].ways * N[e].profit, sl = T("profit", {
	collect(e, t) {
		let n = t.queue.shift();
		if (n === void 0) return E();
		if (e.players[n].isOut || e.players[n].companies[t.industry] === 0) return D("collect");
		let r = sa(e, n, t.industry, t.because === "turn" && e.turn.exporters.includes(n)), i = ca(r);
		return j(e, "profited", {
			seat: n,
			industry: t.industry,
			amount: i,
			links: r
		}), i >= 0 ? (zr(e, n, i), D("collect")) : (t.due = {
			debtor: n,
			amount: -i,
			creditor: null,
			because: "loss"
		}, O);
	},
	lose: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Ns(t.due),
		then: () => D("collect")
	}
}), cl = () => D("afford"), ll = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? D("afford") : n;
	}
}), ul = T("project", {
	afford(e, t) {
		let n = e.players[t.owner];
		if (n.isOut || n.projects[t.industry] === 0) return E();
		let r = Xr(e), i = r === 0;
		return L(e, t.owner, r) ? i || e.options.projectUpkeep === "mandatory" ? D("develop") : O : ks(e, t.owner) !== null || pl(e, t).length > 0 ? O : (dl(e, t), E());
	},
	upkeep: {
		rule: "EC-8.5",
		ask: (e, t) => t.owner,
		idle: (e, t) => L(e, t.owner, Xr(e)) ? { type: "payUpkeep" } : { type: "letBurn" },
		after: {
			halfSale: cl,
			projectSale(e, t, { isSold: n }) {
				let r = t.asked.at(-1);
				return !n || r === void 0 ? D("afford") : (t.owner = r, D("develop"));
			}
		},
		actions: {
			payUpkeep: {
				offer(e, t, n) {
					let r = Xr(e);
					return L(e, t.owner, r) ? {} : A("EC-8.5", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: () => D("develop")
			},
			letBurn: {
				offer: () => ({}),
				take(e, t) {
					return dl(e, t), E();
				}
			},
			offerProject: {
				offer(e, t, n) {
					return e.options.deals === "off" ? A("EC-T.11", "dealsOff", {}) : S(e, n).map((n) => ({
						to: v([n], (n) => fl(e, t, n)),
						price: Ot(0, Math.max(0, e.players[n].cash - Xr(e)))
					}));
				},
				take(e, t, n, { to: r, price: i }) {
					return t.asked.push(r), Dr("projectSale", {
						from: n,
						to: r,
						industry: t.industry,
						price: i
					});
				}
			},
			...Q,
			takeLoan: ll(Q.takeLoan),
			sellAtHalf: ll(Q.sellAtHalf)
		}
	},
	develop(e, t) {
		let n = Xr(e);
		return I(e, t.owner, n), n > 0 && j(e, "upkeepPaid", {
			seat: t.owner,
			industry: t.industry,
			amount: n
		}), So(e, t.owner, t.industry, 0), E();
	}
});
function dl(e, t) {
	--e.players[t.owner].projects[t.industry], j(e, "projectBurnt", {
		seat: t.owner,
		industry: t.industry,
		because: "choice"
	});
}
function fl(e, t, n) {
	let { cash: r } = e.players[n];
	return t.asked.includes(n) ? A("EC-R.12", "alreadyAsked", { seat: n }) : r < Xr(e) ? A("EC-R.12", "buyerCannotPay", {
		seat: n,
		needs: Xr(e),
		cash: r
	}) : Ai(e.players[n]) === 0 ? A("EC-8.6", "noProjectTokens", { limit: 3 }) : null;
}
var pl = (e, t) => e.options.deals === "off" ? [] : S(e, t.owner).filter((n) => fl(e, t, n) === null), ml = T("projectSale", {
	propose(e, t) {
		j(e, "projectOffered", {
			from: t.from,
			to: t.to,
			industry: t.industry,
			price: t.price
		});
	},
	answer: {
		rule: "EC-R.12",
		ask: (e, t) => t.to,
		idle: () => ({ type: "pass" }),
		actions: {
			buyProject: {
				offer: () => ({}),
				take(e, t) {
					return Vr(e, t.to, t.from, t.price), --e.players[t.from].projects[t.industry], e.players[t.to].projects[t.industry] += 1, j(e, "projectSold", {
						from: t.from,
						to: t.to,
						industry: t.industry,
						price: t.price
					}), E({ isSold: !0 });
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t) {
					return j(e, "projectDeclined", {
						from: t.from,
						to: t.to,
						industry: t.industry
					}), E({ isSold: !1 });
				}
			}
		}
	}
}), hl = T("purchase", {
	payPrice: {
		call: "payment",
		with: (e, t) => Ns({
			debtor: t.buyer,
			amount: t.price,
			creditor: null,
			because: t.by
		}),
		then: (e, t, { isPaid: n }) => n ? O : E()
	},
	transfer(e, t) {
		return Zi(e, t.kind) && Pa(e, t.buyer), U(e, t.industry, t.kind, -1), e.turn.isBought = !0, j(e, "boughtDirectly", {
			seat: t.buyer,
			industry: t.industry,
			kind: t.kind,
			price: t.price,
			by: t.by
		}), Fi(e, t.buyer, t.industry, "clean"), E();
	}
}), gl = T("halfSale", {
	appraise(e, t) {
		B(e, F(t.company).industry), t.proceeds = Gi(e, t.owner, t.company);
	},
	confirmation: {
		rule: "EC-14.8",
		ask: (e, t) => t.owner,
		idle: (e, t) => _l(e, t) === null && t.mustGain ? { type: "confirmSale" } : { type: "cancelSale" },
		actions: {
			confirmSale: {
				offer: (e, t) => _l(e, t) ?? {},
				take(e, t) {
					return Ki(e, t.owner, t.company, ii(e, F(t.company).industry), "half"), E();
				}
			},
			cancelSale: {
				offer: () => ({}),
				take: () => E()
			}
		}
	}
}), _l = (e, t) => Os(e, t.owner, t.proceeds, t.mustGain), vl = T("handOver", {
	choice: {
		rule: "EC-R.27",
		ask: (e, t) => t.to,
		idle: (e, t) => ({
			type: "giveCards",
			cards: e.players[t.to].hand.secret.slice(0, t.terms.secret.get.cards)
		}),
		actions: { giveCards: {
			offer(e, t, n) {
				let { cards: r } = t.terms.secret.get;
				return { cards: kt(e.players[n].hand.secret, r, r) };
			},
			take(e, t, n, { cards: r }) {
				let { from: i, to: a, terms: o } = t;
				return os(e, i, a, o.secret, r), j(e, "dealAccepted", {
					from: i,
					to: a,
					terms: o
				}), ss(e, i, a, o.secret), O;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e) => {
			let t = G(e);
			return t === null ? null : { holder: t };
		}
	}
}), yl = () => D("proceed"), bl = T("startUps", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? E() : xl(e, t, n) ? O : (t.queue.shift(), D("proceed"));
	},
	creation: {
		rule: "EC-11.15",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			createProjects: {
				offer(e, t, n) {
					let r = Ai(e.players[n]), { cash: i } = e.players[n], a = Math.floor(i / t.cost), o = a < r ? A("EC-11.16", "cannotPay", {
						cost: t.cost * (a + 1),
						cash: i
					}) : A("EC-11.18", "noProjectTokens", { limit: 3 });
					return { count: Ot(1, Math.min(r, a), { above: o }) };
				},
				take(e, t, n, { count: r }) {
					return Sl(e, t, n, r, t.cost * r, "turn"), t.queue.shift(), D("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), j(e, "passed", {
						seat: n,
						during: "startUps",
						isForced: !1
					}), D("proceed");
				}
			},
			react: X(["OP17"], (e, t, n) => (Sl(e, t, n, 1, 0, "OP17"), yl()), (e, t, n) => Ai(e.players[n]) === 0 ? A("EC-11.18", "noProjectTokens", { limit: 3 }) : null),
			...Q
		}
	}
}), xl = (e, t, n) => !e.players[n].isOut && Ai(e.players[n]) > 0 && (w(e, n) || Xi(e, n, t.cost));
function Sl(e, t, n, r, i, a) {
	I(e, n, i), e.players[n].projects[t.industry] += r, e.turn.created += r, j(e, "projectsCreated", {
		seat: n,
		industry: t.industry,
		count: r,
		cost: i,
		because: a
	});
}
// games/economicus/rules/setup.ts
function Cl(e, t) {
	let n = e.options.rules === "full", r = El(e.seats, t);
	return {
		layout: e.options.layout === "random" ? de(e, [...M]) : [...M],
		bank: -20 * e.seats.length,
		players: xr(e.seats, (t) => wl(e, t, r[t] ?? "red")),
		prices: W(() => null, null),
		pastPrices: W(() => [], []),
		freePrivate: W((e) => N[e].private, 0),
		freeState: W((e) => N[e].state, 0),
		extra: W(() => 0, 0),
		crises: W(() => 0, 0),
		forecast: null,
		year: 0,
		auditor: 0,
		active: 0,
		turn: Tl(e.seats, 0, 0, 0),
		event: null,
		record: null,
		innovator: null,
		yearEnd: null,
		optionDeck: ve("options", n ? de(e, [...Sa]) : []),
		optionDiscards: [],
		crisisDeck: ve("crises", n ? de(e, [..._a]) : []),
		crisisDiscards: [],
		eventDeck: ve("events", n ? de(e, [...Ur]) : []),
		eventDiscards: [],
		deals: _r(e.seats),
		isTimeUp: !1,
		ending: null
	};
}
function wl(e, t, n) {
	return {
		colour: n,
		cash: 20,
		companies: W(() => 0, 0),
		mortgaged: W(() => 0, 0),
		fresh: W(() => 0, 0),
		projects: W(() => 0, 0),
		quotas: [],
		hand: ye("options", t, []),
		trophies: [],
		bonus: 0,
		isOut: !1,
		stopsAt: g(t, [...wr[e.options.rules]]),
		isHolding: g(t, !1)
	};
}
var Tl = (e, t, n, r) => ({
	number: t,
	ofYear: n,
	seat: r,
	part: t === 0 ? "opening" : "T0",
	dice: null,
	industry: null,
	sellers: [],
	rerollers: [],
	exporters: [],
	isAuctionOff: !1,
	hadLot: !1,
	isBought: !1,
	privatised: [],
	created: 0,
	sheltered: xr(e, () => 0)
});
function El(e, t) {
	let n = gr.filter((e) => !t.includes(e));
	return e.map((e) => gr.find((n) => n === t[e]) ?? n.shift() ?? "red");
}
// games/economicus/rules/phases/year.ts
var Dl = T("year", {
	begin(e, t) {
		if (e.year += 1, e.turn.part = "Y5", e.event = null, e.record = null, e.innovator = null, e.yearEnd = null, t.next = 0, e.active = x(e, e.auditor)[0] ?? e.auditor, j(e, "yearBegan", {
			year: e.year,
			auditor: e.auditor
		}), C(e) && (e.year > 1 || e.options.year1Opening === "all")) for (let t of x(e, e.auditor)) Aa(e, t, "year");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = G(e);
			return t === null ? null : { holder: t };
		},
		then: (e) => G(e) === null ? O : D("surplus")
	},
	event: {
		call: "event",
		with: (e) => Ol(e) ? Uc() : null
	},
	crisis: {
		call: "crisis",
		with: (e) => Ol(e) ? Gs() : null
	},
	nextTurn(e, t) {
		for (; t.next <= e.seats.length && !Tr(e);) {
			let n = (e.auditor + t.next) % e.seats.length;
			if (t.next += 1, e.players[n].isOut) j(e, "turnSkipped", { seat: n });
			else return e.turn = Tl(e.seats, e.turn.number + 1, t.next, n), e.active = n, O;
		}
		return D("yearEnd");
	},
	takeTurn: {
		call: "turn",
		with: () => ({
			projects: [],
			auctions: 0
		}),
		then: () => D("nextTurn")
	},
	yearEnd(e) {
		e.turn.part = "Y0";
	},
	beforeInterest: {
		call: "window",
		with: (e) => $(e, "FW9")
	},
	interest: {
		call: "interest",
		with(e) {
			return e.turn.part = "Y1", { queue: x(e, e.auditor) };
		}
	},
	afterInterest: {
		call: "window",
		with: (e) => $(e, "FW10")
	},
	award(e) {
		e.turn.part = "Y2", Al(e), e.event !== null && j(e, "eventEnded", { card: e.event }), e.event = null, j(e, "yearEnded", { year: e.year }), e.options.holdToYearEnd === "on" && vi(e), e.outcome === null && uc(e), e.outcome === null && e.year >= Number(e.options.guardYears) && yi(e, "guard", e.seats);
	},
	passAuditor(e) {
		let t = e.auditor;
		e.auditor = (t + 1) % e.seats.length, j(e, "auditorPassed", {
			from: t,
			to: e.auditor
		});
	},
	reEnter(e, t) {
		t.queue = [...e.seats.slice(e.auditor), ...e.seats.slice(0, e.auditor)].filter((t) => e.players[t].isOut), e.yearEnd = null;
		for (let n of t.queue) if (e.players[n].isOut = !1, zr(e, n, 20), j(e, "reEntered", {
			seat: n,
			cash: 20
		}), C(e)) {
			Na(e, n, "return");
			for (let t = 0; t < 2; t++) ja(e, n);
		}
	},
	returnFirst: {
		call: "placement",
		with: (e, t) => kl(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	returnSecond: {
		call: "placement",
		with: (e, t) => kl(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	again: () => D("begin")
}), Ol = (e) => C(e) && (e.year > 1 || e.options.year1Opening !== "none"), kl = (e) => C(e) && e.options.reEntryCompanies === "two";
function Al(e) {
	!z(e, "EV33") || e.record === null || e.record.price < 10 || e.players[e.record.seat].isOut || fi(e, e.record.seat, 1, "EV33");
}
// games/economicus/rules/secrets.ts
var jl = () => ({
	companies: [],
	projects: [],
	quotas: 0
}), Ml = (e, t, n, r, i) => ({
	give: {
		money: i(e.players[t].cash + 1),
		...jl(),
		cards: []
	},
	get: {
		money: i(e.players[n].cash + 1),
		...jl(),
		cards: r
	}
}), Nl = {
	"players.*.stopsAt": (e, t, n) => n(2) === 0 ? [...wr[e.options.rules]] : Cr.filter(() => n(2) === 0),
	"players.*.isHolding": (e, t, n) => n(4) === 0,
	"deals.open.*.terms": (e, [t = 0], n) => {
		let r = e.deals.open[t];
		if (r === void 0) throw Error("there is no such deal");
		return Ml(e, r.from, r.to, 0, n);
	},
	"stack.handOver.terms": (e, t, n) => {
		let r = e.stack.find((e) => e.phase === "handOver");
		if (r?.phase !== "handOver") throw Error("nothing is handed over");
		return Ml(e, r.from, r.to, 1, n);
	}
};
function Pl(e, t, n) {
	let { optionDeck: r } = e, i = r.secret.flatMap((e, n) => Ea(e) || ((r.seen[n] ?? 0) & t) !== 0 ? [] : [n]);
	for (let t of e.seats) {
		let { secret: a } = e.players[t].hand;
		for (let [e, t] of a.entries()) {
			if (!Ea(t)) continue;
			let [o] = i.splice(n(i.length), 1), s = o === void 0 ? void 0 : r.secret[o];
			if (o === void 0 || s === void 0) return;
			a[e] = s, r.secret[o] = t;
		}
	}
}
var Fl = {
	stopAt: (e, t, { windows: n }) => ({ windows: g(t, n) }),
	...yr((e) => e.deals),
	orderCrises: (e, t, { order: n }) => ({ order: g(t, n) }),
	giveCards: (e, t, { cards: n }) => {
		let r = e.stack.at(-1);
		return { cards: _e(t, r?.phase === "handOver" ? r.from : t, n) };
	},
	takeCard: (e, t, { card: n }) => {
		let r = e.stack.at(-1);
		return { card: _e(t, r?.phase === "espionage" ? r.victim : t, n) };
	}
}, Il = /* @__PURE__ */ t({ economicus: () => Ll }), Ll = kr({
	id: "economicus",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 8
	},
	picks: gr,
	options: {
		rules: ["quick", "full"],
		layout: ["inOrder", "random"],
		extraStars: [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6"
		],
		holdToYearEnd: ["off", "on"],
		limit: [
			"none",
			"turns8",
			"turns12",
			"turns16",
			"turns20",
			"turns30",
			"turns40",
			"turns60",
			"turns100",
			"turns200",
			"minutes10",
			"minutes20",
			"minutes30",
			"minutes45",
			"minutes60",
			"minutes90",
			"minutes120",
			"minutes240"
		],
		stopAtTarget: ["off", "on"],
		limitEnd: ["endOfTurn", "endOfYear"],
		year1Opening: [
			"eventAndCrisis",
			"none",
			"all"
		],
		bidCap: ["solvency", "free"],
		placementOrder: ["repeat", "snake"],
		projectUpkeep: ["mandatory", "optional"],
		priceFallWithoutLot: ["on", "off"],
		deals: [
			"on",
			"moneyOnly",
			"off"
		],
		proposalsPerTurn: [
			"3",
			"1",
			"5",
			"8"
		],
		windowSeconds: [
			"15",
			"5",
			"30",
			"60",
			"none"
		],
		reEntryCompanies: ["two", "none"],
		loanOnForcedSale: ["follows", "settled"],
		guardYears: [
			"30",
			"3",
			"10",
			"20"
		]
	},
	presets: {
		firstGame: {},
		full: {
			rules: "full",
			layout: "random"
		},
		experiencedTwo: {
			rules: "full",
			layout: "random",
			extraStars: "2",
			holdToYearEnd: "on"
		},
		advanced: {
			rules: "full",
			layout: "random",
			extraStars: "1",
			holdToYearEnd: "on"
		},
		limited: {
			rules: "full",
			layout: "random",
			limit: "turns20"
		}
	},
	setup: Cl,
	opening: () => Dr("opening", {}),
	phases: {
		opening: tl,
		placement: nl,
		year: Dl,
		turn: cc,
		window: oc,
		profit: sl,
		project: ul,
		projectSale: ml,
		halfSale: gl,
		handOver: vl,
		payment: Bs,
		crisis: Ks,
		auction: Dc,
		startUps: bl,
		offers: Xc,
		interest: Jc,
		event: Wc,
		card: Pc,
		purchase: hl,
		loss: yc,
		overflow: bc,
		briefing: Sc,
		insider: wc,
		espionage: Tc
	},
	anytime: Ar,
	governs: {
		place: "EC-2.9",
		roll: "EC-6.1",
		ready: "EC-5.3",
		stopAt: "EC-5.5",
		hold: "EC-5.5",
		callTime: "EC-19.4",
		takeLoan: "EC-14.1",
		repayLoan: "EC-14.6",
		sellAtHalf: "EC-14.8",
		confirmSale: "EC-14.8",
		cancelSale: "EC-14.8",
		exchangeCards: "EC-16.6",
		declareBankruptcy: "EC-15.3",
		playCard: "EC-16.2",
		react: "EC-5.8",
		discard: "EC-16.5",
		sell: "EC-9.1",
		payUpkeep: "EC-8.1",
		letBurn: "EC-8.5",
		offerProject: "EC-8.5",
		buyProject: "EC-8.5",
		announceLot: "EC-11.2",
		bid: "EC-11.4",
		pass: "EC-11.6",
		pay: "EC-11.13",
		createProjects: "EC-11.15",
		offerTakeover: "EC-12.1",
		acceptTakeover: "EC-12.2",
		keepCompany: "EC-12.2",
		investigate: "EC-17.4",
		payInterest: "EC-14.4",
		takeMoney: "EC-18.2",
		drawCard: "EC-18.2",
		giveUp: "EC-R.61",
		orderCrises: "EC-16.3",
		sellInside: "EC-16.3",
		takeCard: "EC-16.3",
		giveCards: "EC-R.27",
		proposeDeal: "EC-14.11",
		acceptDeal: "EC-14.11",
		declineDeal: "EC-14.11",
		counterDeal: "EC-14.11",
		withdrawDeal: "EC-14.11"
	},
	facts: fc,
	ownFacts: pc,
	invariants: _c,
	secrets: Nl,
	openByEffect: ["players.*.stopsAt", "players.*.isHolding"],
	arrange: Pl,
	conceals: Fl
}), Rl = pr(Object.values(Il).find((e) => e?.id === "economicus"));
export { Rl as default };
